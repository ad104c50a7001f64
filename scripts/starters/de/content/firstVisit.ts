import type { FirstVisitTexts, Prices } from '@/lib/studio/types';

/**
 * What visitors ask before they come for the first time (product 14.5), on Home and on the page of each class. Sample
 * data, as the studio is; without questions there is no such section.
 */
export const firstVisit: FirstVisitTexts = {
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
      answer:
        'Wasser und was auf der Seite deines Kurses steht. Duschen, Schränke und Kreide sind da, Matten und Handschuhe leihen wir dir.',
      ofClass:
        '{bring}. Duschen, Schränke und Kreide sind da, Matten und Handschuhe leihen wir dir.',
      isForClass: true,
    },
    {
      question: 'Wie sage ich ab?',
      answer: 'Ruf {phone} an oder schreib an {email}, bis sechs Stunden vorher kostet es nichts.',
      isForClass: true,
    },
    {
      question: 'Wie komme ich hin?',
      answer:
        '{address}: das rote Backsteinhaus hinter dem Kran. Die S-Bahn hält fünf Minuten entfernt, Räder stehen im Hof.',
      link: { label: 'Zur Karte', href: '#visit' },
    },
  ],
};

/**
 * Packs and memberships (product 14.5), sample data as the studio is. Without packs there is no price table. The price of
 * one class comes from data.json.
 */
export const prices: Prices = {
  /** Below the price of one class. */
  note: 'Der erste Besuch kostet dasselbe.',
  packs: [
    { name: 'Zehn Kurse', price: '115 €', note: 'Jeder Kurs, jeder Tag, ein Jahr lang.' },
    { name: 'Ein Monat', price: '69 €', note: 'So oft du willst. Endet von selbst.' },
  ],
};
