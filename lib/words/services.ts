/* The words on the details of a service (product 2.7, 14.3): its facts and its times. */

/** The words on the details of a service. */
export const detailsTexts = {
  /** The card with the id (product 2.7). */
  id: (id: string) => `Service Id: ${id}`,
  breadcrumb: { label: 'Breadcrumb', home: 'Home' },
  price: 'Price',
  comment: 'What to expect',
  always: 'In every class',
  shared: {
    heading: 'Another class?',
    text: (value: string) => `“${value}” also leads to:`,
  },
  related: 'Other classes',
} as const;

/** The facts of a class on its details. */
export const factTexts = {
  times: 'Times to book',
  /** In their place where a service has none. */
  ways: 'Ways to book',
  cancel: 'How to cancel',
  bring: 'Bring',
} as const;

/** The list of times on details, and the bar that books one of them. */
export const timesTexts = {
  /** What is folded below the first ones: of dates, and before the clock is known, of classes. */
  later: 'Later dates',
  more: 'More',
  bar: 'Class and price',
  book: 'Book',
  calendar: 'Add to calendar',
} as const;

/** Where a calendar file cannot be made. */
export const calendarFailedText = 'No calendar could be made. Try again online.';
