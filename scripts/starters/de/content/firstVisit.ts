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
      answer: '{price}. Du zahlst am Tresen, mehr kommt nicht dazu.',
      ofFree: '{price}, und mehr kommt nicht dazu.',
      hasPrices: true,
      isForClass: true,
    },
    {
      question: 'Was bringe ich mit?',
      answer:
        'Wasser und alles, was auf der Seite deines Kurses steht. Duschen, Spinde und Kreide gibt es hier, Matten und Handschuhe leihen wir dir.',
      ofClass:
        '{bring}. Duschen, Spinde und Kreide gibt es hier, Matten und Handschuhe leihen wir dir.',
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
      answer:
        '{address}: das rote Backsteinhaus hinter dem Kran. Von der S-Bahn sind es fünf Minuten zu Fuß, dein Rad stellst du in den Hof.',
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
  note: 'Gilt auch für deinen ersten Besuch.',
  packs: [
    { name: '10er-Karte', price: '115 €', note: 'Für alle Kurse, ein Jahr gültig.' },
    { name: 'Monatskarte', price: '69 €', note: 'So oft du willst. Endet von selbst.' },
  ],
};
