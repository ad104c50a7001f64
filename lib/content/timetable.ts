/*
 * The words of the timetable and of everything about one class (product 14). Each island imports the group that it uses.
 */

/** The words around the week. */
export const weekTexts = {
  heading: 'The week',
  lead: 'Each bell is one place. Choose a time to see the class and to book it.',
  caption: 'Classes by day and part of the day',
  /** The parts of a day, by the hour before which a class of it begins. */
  parts: [
    { before: '11:00', name: 'Morning' },
    { before: '16:00', name: 'Midday' },
    { before: '24:00', name: 'Evening' },
  ],
} as const;

/** The filter of the week. */
export const filterTexts = {
  label: 'Filter the week',
  kinds: { class: 'By class', level: 'By level', day: 'By day' },
  all: 'Show all',
  shown: (count: number, total: number) =>
    count === total ? `${total} classes a week` : `${count} of ${total} classes a week`,
} as const;

/** The links to the calendar of the studio. */
export const calendarTexts = {
  add: 'Add to your calendar',
  subscribe: 'Subscribe, and get every change',
} as const;

/** The words around the next classes on Home. */
export const nextTexts = {
  heading: 'When you can come',
  lead: 'Small classes, early and late. The whole week is one press away.',
  all: 'See the whole week',
} as const;

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** A day of every week. */
  every: (day: string) => `${day}s`,
} as const;

/** Beside a class on Home that the visitor keeps. */
export const keptText = 'in my week';

/** Where the browser cannot keep a class. */
export const keepingBlockedText =
  'This browser stores nothing for this site, so your week cannot be kept.';

/** The classes that a visitor keeps. */
export const myWeekTexts = {
  empty: 'You keep no class yet.',
  way: 'Choose one in the week',
  remove: {
    label: 'Remove',
    name: (service: string, day: string) => `Remove ${service} on ${day}`,
  },
  download: 'My week into your calendar',
  file: 'my-week.ics',
  failed: 'The calendar could not be fetched. Try again when you are online.',
} as const;

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} minutes`;

/** Who leads a class. */
export const coachText = (name: string) => `with ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 place' : `${places} places`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');

/** The facts of a class on its details. */
export const factTexts = { times: 'Times to book', bring: 'Bring' } as const;

/** The ways to book one class. */
export const bookTexts = {
  calendar: 'Into your calendar',
  book: (day: string, time: string) => `Book ${day} at ${time}:`,
  keep: 'Keep in my week',
  copy: 'Copy the message',
  copied: 'Copied',
} as const;

/** The class that comes next, on details. */
export const nextClassTexts = {
  /** Above the class that comes next, and above the first of a week while the time is not known. */
  next: 'Next class',
  first: 'First in the week',
  /** Where no class is in season. */
  none: 'No class is planned for the coming week.',
  bar: 'Next class and price',
  action: 'Book',
} as const;
