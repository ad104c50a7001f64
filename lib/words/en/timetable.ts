/* The words of the timetable, and of what a visitor keeps (product 14). */

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

/** The words around the week. */
export const weekTexts = {
  heading: 'The week',
  /** How many people there is room for, in all classes or in most of them. */
  places: (places: string, isEvery: boolean) =>
    `${places} in ${isEvery ? 'every class' : 'most classes'}.`,
  lead: 'Choose a time to see the class and to book it.',
  /** The three parts of a day, by the hour before which a class of it begins. */
  parts: [
    { before: '11:00', name: 'Morning' },
    { before: '16:00', name: 'Midday' },
    { before: '24:00', name: 'Evening' },
  ],
  /** Beside a class that the visitor keeps, for screen readers. */
  kept: 'in my week',
  /** For screen readers: what is dimmed, and what is struck through. */
  over: 'over for today',
  off: 'does not take place',
  /** Why a day is not as others, in its head. */
  closed: (reason: string) => `closed: ${reason}`,
  changed: (reason: string, times: string) => `${reason}: ${times}`,
} as const;

/** The filter of the week. */
export const filterTexts = {
  label: 'Filter the week',
  kinds: { class: 'By class', level: 'By level', day: 'By day' },
  all: 'Show all',
  shown: (count: number, total: number) =>
    count === total ? `${total} classes a week` : `${count} of ${total} classes a week`,
  /** In place of these where no class of the chosen day takes place. */
  closed: (day: string, reason: string) => `Closed on ${day}: ${reason}`,
} as const;

/** The links to the calendar of the studio. */
export const calendarTexts = {
  add: 'Add to your calendar',
  subscribe: 'Subscribe, and get every change',
} as const;

/** The button that keeps a class, and its answer with a link to where kept classes are. */
export const keepTexts = {
  keep: 'Keep in my week',
  kept: 'Kept on this device.',
  home: { label: 'See it on Home', href: '/' },
  account: { label: 'See your week', href: '/account' },
} as const;

/** The classes that a visitor keeps. */
export const myWeekTexts = {
  empty: 'No class kept yet.',
  way: 'Choose one in the week',
  remove: {
    label: 'Remove',
    name: (service: string, day: string) => `Remove ${service} on ${day}`,
  },
  /** After a class that the week no longer has, and in place of the name of its service where that has none. */
  gone: 'is not in the week anymore',
  someClass: 'A class',
  download: 'My week into your calendar',
  file: 'my-week.ics',
  failed: 'The calendar could not be made. Try again later, when you are online.',
  incomplete: 'Some of your classes have no calendar yet: they are not in the file.',
} as const;
