/* The words on details of a service that has classes (product 14.3). */

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
