/* The words of the details of a service, and of the ways to book a class (product 14.3). */

/** The words on the details of a service. */
export const detailsTexts = {
  eyebrow: 'Service details',
  /** The card with the id (product 2.7). */
  id: (id: string) => `Service Id: ${id}`,
  breadcrumb: { label: 'Breadcrumb', home: 'Home', services: 'Classes' },
  price: 'Price',
  comment: 'What to expect',
  always: 'In every class',
  shared: {
    heading: 'Another class?',
    text: (value: string) => `“${value}” also leads to:`,
  },
  related: 'Other classes',
  all: 'All classes',
} as const;

/** The two quickest ways to book. */
export const bookingTitles = { phone: 'Call us', email: 'Write to us' } as const;

/** The ways to book by what every studio has. */
export const bookingWayLabels = {
  email: 'By email',
  text: 'By text message',
  phone: 'By phone',
} as const;

/** The facts of a class on its details. */
export const factTexts = { times: 'Times to book', bring: 'Bring' } as const;

/** The ways to book one class: the first is the button, which says day and time. */
export const bookTexts = {
  book: (day: string, time: string) => `Book ${day}, ${time}`,
  /** The button where a message would be answered too late: while the studio is open, and before it opens. */
  call: 'Call to book',
  laterCall: (time: string, day?: string) => `Call ${day ? `${day} ` : ''}from ${time}`,
  /** Below the button: when a message is answered, or somebody answers the telephone. */
  notes: {
    today: 'We answer today.',
    by: (day: string) => `We answer by ${day}.`,
    call: (phone: string) => `We answer now: ${phone}`,
    laterCall: (time: string, day?: string) =>
      `We open ${day ? `${day} ` : ''}at ${time}: call us then.`,
  },
  others: 'Other ways',
  /** One date of a class, and beside it the class of every week. */
  calendar: 'Into your calendar',
  everyWeek: (day: string) => `Every ${day} into your calendar`,
  copy: 'Copy the message',
  copied: 'Copied',
} as const;

/** The subject and the text of a booking, with the facts of the class in braces, as people read them. */
export const bookingMessage = {
  subject: 'Booking {service}, {day} {time}',
  message: 'Please book {service} (class {id}) on {day} at {time}, {price}.',
  /** The text for a service that has no times. */
  withoutTimes: 'I would like to book {service} (class {id}), {price}. Times that suit me: ',
  /** Follows where somebody is signed in. */
  from: 'I am signed in as {email}.',
  /** The last line, which the sender fills in. */
  name: 'My name: ',
} as const;

/** The list of times on details, and the bar that books one of them. */
export const timesTexts = {
  /** Where no class is within four weeks. */
  none: 'No class in the next four weeks.',
  /** What is folded below the first ones: of dates, and before the clock is known, of classes. */
  later: 'Later dates',
  more: 'More',
  bar: 'Class and price',
  book: 'Book',
} as const;
