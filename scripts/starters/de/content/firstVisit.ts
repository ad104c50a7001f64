import { addressLine } from '@/lib/studio/site';
import type { Pack, VisitQuestion } from '@/lib/studio/types';

const here = 'Duschen, Schränke und Kreide sind da, Matten und Handschuhe leihen wir dir.';

export const firstVisit = {
  heading: 'Dein erster Besuch',
  lead: 'Was die meisten vor dem ersten Mal wissen wollen.',
  questions: [
    {
      question: 'Was kostet der erste Besuch?',
      answer: '{price}. Du zahlst am Tresen, und es kommt nichts dazu.',
      ofFree: '{price}, und es kommt nichts dazu.',
      hasPrices: true,
      isForClass: true,
    },
    {
      question: 'Was bringe ich mit?',
      answer: `Wasser und was auf der Seite deines Kurses steht. ${here}`,
      ofClass: `{bring}. ${here}`,
      isForClass: true,
    },
    {
      question: 'Wie sage ich ab?',
      answer: 'Ruf {phone} an oder schreib an {email}, bis sechs Stunden vorher kostet es nichts.',
      isForClass: true,
    },
    {
      question: 'Wie komme ich hin?',
      answer: `${addressLine}: das rote Backsteinhaus hinter dem Kran. Die S-Bahn hält fünf Minuten entfernt, Räder stehen im Hof.`,
      link: { label: 'Zur Karte', href: '#visit' },
    },
  ] as readonly VisitQuestion[],
} as const;

export const prices = {
  note: 'Der erste Besuch kostet dasselbe.',
  packs: [
    { name: 'Zehn Kurse', price: '115 €', note: 'Jeder Kurs, jeder Tag, ein Jahr lang.' },
    { name: 'Ein Monat', price: '69 €', note: 'So oft du willst. Endet von selbst.' },
  ] as readonly Pack[],
} as const;
