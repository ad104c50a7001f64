/* The words of classes wherever they stand, and of keeping a class (product 2.6, 14). */

/** What a booking is called: the button of a card (product 2.6) and the subject of the e-mail that asks for one. */
export function bookingLabel(name: string): string {
  return `Booking ${name}`;
}

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** A day of every week, from its name. */
  every: (day: string) => `${day}s`,
} as const;

/** Why a day is not as others, beside it; and, for screen readers, what is struck through. */
export const closureTexts = {
  closed: (reason: string) => `closed: ${reason}`,
  changed: (reason: string, times: string) => `${reason}: ${times}`,
  off: 'does not take place',
} as const;

/** Days in a row, by the first and the last. */
export const daySpanText = (first: string, last: string) => `${first} to ${last}`;

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} minutes`;

/** Who leads a class. */
export const coachText = (name: string) => `with ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 place' : `${places} places`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');

/** Where the browser cannot keep a class. */
export const keepingBlockedText = 'This browser stores nothing, so no week can be kept.';

/** The button that keeps a class, and its answer with a link to where kept classes are. */
export const keepTexts = {
  keep: 'Keep in my week',
  kept: 'Kept, not booked.',
  home: { label: 'See it on Home', href: '/' },
  account: { label: 'See your week', href: '/account' },
} as const;

/** Where a calendar file cannot be made. */
export const calendarFailedText = 'No calendar could be made. Try again online.';
