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
