import { addressLine } from '@/lib/studio/site';
import type { Pack, VisitQuestion } from '@/lib/studio/textTypes';

const here = 'Duschen, Spinde und Kreide gibt es hier, Matten und Handschuhe leihen wir dir.';

export const firstVisit = {
  heading: 'Dein erster Besuch',
  lead: 'Was die meisten vor dem ersten Mal wissen wollen.',
  questions: [
    {
      question: 'Was kostet der erste Besuch?',
      answer: '{price}. Du zahlst am Tresen, mehr kommt nicht dazu.',
      ofFree: '{price}, und mehr kommt nicht dazu.',
      hasPrices: true,
      isForClass: true,
    },
    {
      question: 'Was bringe ich mit?',
      answer: `Wasser und alles, was auf der Seite deines Kurses steht. ${here}`,
      ofClass: `{bring}. ${here}`,
      isForClass: true,
    },
    {
      question: 'Wie sage ich ab?',
      answer:
        'Ruf {phone} an oder schreib an {email}: Bis sechs Stunden vorher kostet es nichts. Geht niemand ans Telefon, schreib uns: Es zählt, wann du die Mail abgeschickt hast.',
      isForClass: true,
    },
    {
      question: 'Wie komme ich hin?',
      answer: `${addressLine}: das rote Backsteinhaus hinter dem Kran. Von der S-Bahn sind es fünf Minuten zu Fuß, dein Rad stellst du in den Hof.`,
      link: { label: 'Zur Karte', href: '#visit' },
    },
  ] as readonly VisitQuestion[],
} as const;

export const prices = {
  note: 'Gilt auch für deinen ersten Besuch.',
  packs: [
    { name: '10er-Karte', price: '115 €', note: 'Für alle Kurse, ein Jahr gültig.' },
    { name: 'Monatskarte', price: '69 €', note: 'So oft du willst. Endet von selbst.' },
  ] as readonly Pack[],
} as const;
