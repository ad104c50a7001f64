import type { Answer, BlogTexts } from '@/lib/schemas';

/** A paragraph that is long enough for the pages to scroll. */
const paragraph = {
  kind: 'paragraph' as const,
  text: 'A paragraph of some length, as answers have them, so that a page with all of them is taller than its window. It says the same in every answer, because tests only count its lines: how many there are on a phone and on a desktop, and how far a link has to scroll to what follows. So it goes on for a while, about as long as the paragraphs that people write.',
};

/** An answer with every kind of block. */
const startingWeight: Answer = {
  id: 'starting-weight',
  question: 'What weight should I start with?',
  published: '2026-11-20',
  changed: '2026-11-22',
  lead: 'One that you can lift ten times without holding your breath.',
  sections: [
    {
      id: 'first-weeks',
      title: 'The first weeks',
      blocks: [
        paragraph,
        {
          kind: 'table',
          caption: 'A first month',
          columns: ['Week', 'Weight', 'What to look at'],
          rows: [
            ['One', [{ strong: '8 kg' }], 'The hips move first.'],
            ['Two', [{ strong: '12 kg' }], 'The breath goes out at the top.'],
          ],
        },
      ],
    },
    {
      id: 'adding-weight',
      title: 'When to add',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: ['Do all sets twice.', ['Add the ', { strong: 'smallest plate' }, ' there is.']],
        },
        {
          kind: 'paragraph',
          text: ['This is ', { link: 'progressive overload', href: 'https://www.acsm.org/' }, '.'],
        },
      ],
    },
    {
      id: 'writing-it-down',
      title: 'Writing it down',
      blocks: [
        { kind: 'paragraph', text: [{ code: '5×10' }, ' means five sets of ten.'] },
        { kind: 'code', label: 'A page of a log', text: '2026-11-02  swing  8 kg  5×10' },
        {
          kind: 'definitions',
          entries: [
            { term: 'Repetition', text: 'One movement.' },
            { term: 'Set', text: ['Repetitions ', { strong: 'without a pause' }, '.'] },
          ],
        },
        paragraph,
      ],
    },
  ],
  sources: [{ link: 'American College of Sports Medicine', href: 'https://www.acsm.org/' }],
};

const howOften: Answer = {
  id: 'how-often',
  question: 'How often should I come?',
  published: '2026-11-21',
  changed: '2026-11-21',
  lead: 'Twice a week.',
  sections: [
    { id: 'two-days', title: 'Why two days', blocks: [paragraph] },
    { id: 'a-week', title: 'What a week looks like', blocks: [paragraph] },
  ],
  sources: [{ link: 'World Health Organization', href: 'https://www.who.int/' }],
};

const afterAnInjury: Answer = {
  id: 'after-an-injury',
  question: 'May I train after an injury?',
  published: '2026-11-21',
  changed: '2026-11-23',
  lead: 'Yes, once a doctor has seen it.',
  sections: [
    { id: 'around-it', title: 'Training around it', blocks: [paragraph] },
    {
      id: 'when-to-stop',
      title: 'When to stop',
      blocks: [{ kind: 'list', items: ['A sharp pain.', 'Numb fingers or toes.'] }, paragraph],
    },
  ],
  sources: [{ link: 'National Health Service', href: 'https://www.nhs.uk/' }],
};

export const answers: readonly Answer[] = [startingWeight, howOften, afterAnInjury];

export const blogs: BlogTexts = {
  lead: 'What people ask between two sets.',
  closing: 'No more questions.',
};
