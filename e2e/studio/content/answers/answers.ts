import type { Answer, BlogTexts } from '@/lib/schemas';

const startingWeight: Answer = {
  id: 'starting-weight',
  question: 'With which weight do I start, and when do I add to it?',
  published: '2026-11-20',
  changed: '2026-11-22',
  lead: 'With one that you lift ten times without holding your breath. Add to it when the last repetition looks like the first.',
  sections: [
    {
      id: 'first-weeks',
      title: 'The first weeks',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Muscles learn within days, tendons within months. Whoever feels strong after two weeks is right about the muscles alone, and the tendons send the bill in week six. So the weight stays where it is while the movement gets better, and the coach is the one who says when it goes up.',
        },
        {
          kind: 'table',
          caption: 'A first month',
          columns: ['Week', 'Weight', 'What to look at'],
          rows: [
            ['One', [{ strong: '8 kg' }], 'The hips move first, and the arms follow.'],
            ['Two', [{ strong: '8 kg' }], 'The back stays as it is, from the first to the last.'],
            ['Three', [{ strong: '12 kg' }], 'The breath goes out at the top.'],
            ['Four', [{ strong: '12 kg' }], 'The bell comes down as slowly as it went up.'],
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
          items: [
            'Do all repetitions of all sets on two days that follow each other in your log.',
            ['Add the ', { strong: 'smallest plate' }, ' there is, and do one repetition less.'],
            'When the old number is back, begin again.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'This is called ',
            { link: 'progressive overload', href: 'https://www.acsm.org/' },
            ', and it works for as long as you sleep.',
          ],
        },
      ],
    },
    {
      id: 'writing-it-down',
      title: 'Writing it down',
      blocks: [
        {
          kind: 'paragraph',
          text: ['A line for a day is enough. ', { code: '5×10' }, ' means five sets of ten.'],
        },
        {
          kind: 'code',
          label: 'A page of a log',
          text: '2026-11-02  swing  8 kg  5×10\n2026-11-05  swing  8 kg  5×10\n2026-11-09  swing  12 kg  5×8',
        },
        {
          kind: 'definitions',
          entries: [
            { term: 'Repetition', text: 'One movement, from where it begins to where it ends.' },
            { term: 'Set', text: 'Repetitions without a pause between them.' },
            {
              term: 'Rest',
              text: ['As long as it takes to say a sentence. ', { strong: 'Then go on.' }],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    { link: 'American College of Sports Medicine', href: 'https://www.acsm.org/' },
    { link: 'World Health Organization', href: 'https://www.who.int/' },
  ],
};

const howOften: Answer = {
  id: 'how-often',
  question: 'How often should I come?',
  published: '2026-11-21',
  changed: '2026-11-21',
  lead: 'Twice a week for strength, and once more for the lungs. The third class in a week is worth less than the night of sleep before it.',
  sections: [
    {
      id: 'two-days',
      title: 'Why two days',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A muscle that has worked is repaired for about two days, and a little more is built than was there. Who comes on the third day meets the muscle at its best. Who comes on the second tires what is being built, and who comes on the eighth begins again.',
        },
      ],
    },
    {
      id: 'a-week',
      title: 'What a week looks like',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            { term: 'Monday', text: 'Strength, with the heavier bell.' },
            { term: 'Thursday', text: 'Strength again, lighter and slower.' },
            {
              term: 'Saturday',
              text: 'Something that makes you breathe: a bike, a bag or a hill.',
            },
          ],
        },
      ],
    },
  ],
  sources: [{ link: 'World Health Organization: Activity', href: 'https://www.who.int/' }],
};

const afterAnInjury: Answer = {
  id: 'after-an-injury',
  question: 'May I train after an injury?',
  published: '2026-11-21',
  changed: '2026-11-23',
  lead: 'Yes, around it, once a doctor has seen it. Tell the coach before the class and not after it.',
  sections: [
    {
      id: 'around-it',
      title: 'Training around it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A sore shoulder leaves two legs, a back and a heart that want to work. The coach has another movement for each one on the board, and nobody in the room will ask why yours looks different.',
        },
      ],
    },
    {
      id: 'when-to-stop',
      title: 'When to stop',
      blocks: [
        {
          kind: 'list',
          items: [
            'A pain that is sharp, or that you could point at with one finger.',
            'A pain that is worse the morning after.',
            'Numb fingers or toes: stop at once, and see somebody.',
          ],
        },
      ],
    },
  ],
  sources: [{ link: 'National Health Service', href: 'https://www.nhs.uk/' }],
};

/** The answers of /blogs in reading order. */
export const answers: readonly Answer[] = [startingWeight, howOften, afterAnInjury];

/** What /blogs says of itself, above its answers. */
export const blogs: BlogTexts = {
  headline: 'Three questions about training, answered in depth',
  label: 'From the floor',
  lead: 'What people ask between two sets, answered at the length that the pause does not have.',
};
