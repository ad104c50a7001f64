/** The classes that a visitor keeps. */
export const myWeekTexts = {
  empty: 'No class kept yet.',
  way: 'Choose one in the week',
  remove: {
    label: 'Remove',
    name: (service: string, day: string) => `Remove ${service} on ${day}`,
  },
  download: 'My week into your calendar',
  file: 'my-week.ics',
  failed: 'The calendar could not be fetched. Try again when you are online.',
} as const;
