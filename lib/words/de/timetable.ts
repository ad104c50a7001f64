/* The words of classes wherever they stand, and of keeping a class (product 2.6, 14). */

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

/** Why a day is not as others, beside it; and, for screen readers, what is struck through. */
export const closureTexts = {
  closed: (reason: string) => `geschlossen: ${reason}`,
  changed: (reason: string, times: string) => `${reason}: ${times}`,
  off: 'findet nicht statt',
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
  kept: 'Gemerkt, nicht gebucht.',
  home: { label: 'Auf der Startseite ansehen', href: '/' },
  account: { label: 'Deine Woche ansehen', href: '/account' },
} as const;

/** Where a calendar file cannot be made. */
export const calendarFailedText =
  'Der Kalender konnte nicht erstellt werden. Versuch es später noch einmal, wenn du online bist.';
