/* Words of /services and of a service's page. */

export const minutesText = (minutes: number) => `${minutes} minutes`;
/** Used in the timetable, which has little room. */
export const shortMinutesText = (minutes: number) => `${minutes} min`;
export const placesText = (places: number) => (places === 1 ? '1 place' : `${places} places`);

/** The week on /services. */
export const weekWords = {
  heading: 'The week',
  /** The accessible name of the links to the days. */
  days: 'Days',
  lead: 'Pick a class to book it. Later dates are on each class’s page.',
  /**
   * The parts of a day. A class belongs to the first part whose `before` is later than its start.
   */
  parts: [
    { before: '11:00', name: 'Morning' },
    { before: '16:00', name: 'Midday' },
    { before: '24:00', name: 'Evening' },
  ],
} as const;

/** The page of a service. */
export const detailsWords = {
  id: (id: string) => `Service Id: ${id}`,
  breadcrumb: { label: 'Breadcrumb', home: 'Home' },
  price: 'Price',
  comment: 'What to expect',
  coaches: 'Coached by',
  always: 'In every class',
  bring: 'What to bring',
  cancel: 'How to cancel',
  otherMatches: {
    heading: 'Looking for another service?',
    text: (value: string) => `“${value}” also matches:`,
  },
  related: 'Other services',
} as const;

/** The times of a service, and the booking bar. */
export const timesWords = {
  heading: 'Pick a time',
  /** The heading for a service without times. */
  ways: 'Ways to book',
  /** The button that unfolds the later dates. */
  fold: {
    label: 'Later dates',
    /** The label if the last date in view and the first folded one are on the same day. */
    labelFrom: (time: string) => `${time} and later dates`,
    /** The label in the prerendered HTML, before the time is known. */
    prerendered: 'More',
  },
  /** The accessible name of the bar. */
  bar: 'Booking',
  book: 'Book',
  /** Shown instead of a class that a closure cancels. */
  noClass: (closure: string) => `No class (${closure})`,
  /** A weekly class, before the time is known. */
  every: (day: string) => `${day}s`,
  calendar: 'Add to calendar',
  calendarSaved: 'Calendar file downloaded. It doesn’t book your place.',
  calendarFailed: 'The calendar file couldn’t be created. Check your connection and try again.',
} as const;

/** Part of the description of a calendar entry. */
export const notBookedText = (phone: string, email: string) =>
  `This entry doesn’t book your place: call ${phone} or email ${email}.`;

/** The packs below the services. */
export const packWords = {
  heading: 'Packs at the front desk',
} as const;

/** The description of a service for search engines. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} at the studio, ${price}: ${comment}`;
