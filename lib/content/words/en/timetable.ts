/*
 * The words of the timetable and of everything about one class (product 14). Those of one screen alone stand in its own file.
 */

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** A day of every week, from its name. */
  every: (day: string) => `${day}s`,
} as const;

/** Days in a row, by the first and the last. */
export const daySpanText = (first: string, last: string) => `${first} to ${last}`;

/** Where the browser cannot keep a class. */
export const keepingBlockedText =
  'This browser stores nothing for this site, so your week cannot be kept.';

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} minutes`;

/** Who leads a class. */
export const coachText = (name: string) => `with ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 place' : `${places} places`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
