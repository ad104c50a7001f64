/* The words of cards and classes wherever they stand, and of keeping a class (product 2.6, 14). */

/** Around the cards: from those of Home to all, to the week, and what remains of a list that broke. */
export const listTexts = {
  all: 'Alle Kurse',
  week: 'Ganze Woche',
  again: 'Die Liste ist kaputtgegangen. Lade sie neu',
} as const;

/** The price on a card (product 2.6). */
export function priceText(price: string): string {
  return `Preis: ${price}`;
}

/** What a booking is called: the button of a card (product 2.6) and the subject of the e-mail that asks for one. */
export function bookingLabel(name: string): string {
  return `${name} buchen`;
}

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Heute',
  tomorrow: 'Morgen',
  /** A day of every week, from its name. */
  every: (day: string) => `Jeden ${day}`,
} as const;

/** Days in a row, by the first and the last. */
export const daySpanText = (first: string, last: string) => `${first} bis ${last}`;

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} Minuten`;

/** Who leads a class. */
export const coachText = (name: string) => `mit ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 Platz' : `${places} Plätze`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `ab ${from}`, until && `bis ${until}`].filter(Boolean).join(' ');

/** Where the browser cannot keep a class. */
export const keepingBlockedText =
  'Dieser Browser speichert nichts für diese Seite, deshalb kann er sich deine Woche nicht merken.';

/** The button that keeps a class, and its answer with a link to where kept classes are. */
export const keepTexts = {
  keep: 'In meine Woche',
  kept: 'Auf diesem Gerät gemerkt.',
  home: { label: 'Auf der Startseite ansehen', href: '/' },
  account: { label: 'Deine Woche ansehen', href: '/account' },
} as const;
