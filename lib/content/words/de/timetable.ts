/*
 * The words of the timetable and of everything about one class (product 14). Those of one screen alone stand in its own file.
 */

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Heute',
  tomorrow: 'Morgen',
  /** A day of every week, from its name. */
  every: (day: string) => `Jeden ${day}`,
} as const;

/** Days in a row, by the first and the last. */
export const daySpanText = (first: string, last: string) => `${first} bis ${last}`;

/** Where the browser cannot keep a class. */
export const keepingBlockedText =
  'Dieser Browser speichert nichts für diese Seite, deshalb kann er sich deine Woche nicht merken.';

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} Minuten`;

/** Who leads a class. */
export const coachText = (name: string) => `mit ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 Platz' : `${places} Plätze`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `ab ${from}`, until && `bis ${until}`].filter(Boolean).join(' ');
