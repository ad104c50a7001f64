/** The words of the timetable and of everything about one class (product 14). */
export const timetableTexts = {
  heading: 'The week',
  lead: 'Each bell is one place. Choose a time to see the class and to book it.',
  caption: 'Classes by day and part of the day',
  /** The parts of a day, by the hour before which a class of it begins. */
  parts: [
    { before: '11:00', name: 'Morning' },
    { before: '16:00', name: 'Midday' },
    { before: '24:00', name: 'Evening' },
  ],
  /** The filter of the week. */
  filter: {
    label: 'Filter the week',
    kinds: { class: 'By class', level: 'By level', day: 'By day' },
    all: 'Show all',
    shown: (count: number, total: number) =>
      count === total ? `${total} classes a week` : `${count} of ${total} classes a week`,
  },
  calendar: { add: 'Add to your calendar', subscribe: 'Subscribe, and get every change' },
  next: {
    heading: 'When you can come',
    lead: 'Small classes, early and late. The whole week is one press away.',
    all: 'See the whole week',
    today: 'Today',
    tomorrow: 'Tomorrow',
    /** A day of every week. */
    every: (day: string) => `${day}s`,
  },
  myWeek: {
    /** Beside a class on Home. */
    kept: 'in my week',
    empty: 'You keep no class yet.',
    way: 'Choose one in the week',
    remove: {
      label: 'Remove',
      name: (service: string, day: string) => `Remove ${service} on ${day}`,
    },
    download: 'My week into your calendar',
    file: 'my-week.ics',
    blocked: 'This browser stores nothing for this site, so your week cannot be kept.',
    failed: 'The calendar could not be fetched. Try again when you are online.',
  },
  coach: (name: string) => `with ${name}`,
  places: (places: number) => (places === 1 ? '1 place' : `${places} places`),
  minutes: (minutes: number) => `${minutes} minutes`,
  season: (from?: string, until?: string) =>
    [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' '),
  details: {
    times: 'Times to book',
    bring: 'Bring',
    calendar: 'Into your calendar',
    book: (day: string, time: string) => `Book ${day} at ${time}:`,
    keep: 'Keep in my week',
    copy: 'Copy the message',
    copied: 'Copied',
    /** Above the class that comes next, and above the first of a week while the time is not known. */
    next: 'Next class',
    first: 'First in the week',
    /** Where no class is in season. */
    none: 'No class is planned for the coming week.',
    bar: 'Next class and price',
    action: 'Book',
  },
} as const;
