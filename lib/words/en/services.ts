/* The words of the details of a service, of prices, and of the ways to book a class (product 14.3). */

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
    heading: 'Did you mean another class?',
    text: (value: string) => `“${value}” also leads to:`,
  },
  related: 'Other classes',
  all: 'All classes',
} as const;

/** The two quickest ways to book. */
export const bookingTitles = { phone: 'Call us', email: 'Write to us' } as const;

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} at the studio, ${price}: ${comment}`;

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'What you can buy at the desk',
  columns: { name: 'What', price: 'Price' },
  single: 'One class',
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'More about your first visit';

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
  /** The button of a class of today whose first way is a message. */
  call: (phone: string) => `Call ${phone}`,
  today: 'Today’s class: call us',
  /** Below the button, by the kind of its way. */
  notes: {
    message: 'We answer within one working day.',
    call: 'Somebody answers while we are open.',
  },
  others: 'Other ways',
  calendar: 'Into your calendar',
  copy: 'Copy the message',
  copied: 'Copied',
} as const;

/** The subject and the text of a booking, with the facts of the class in braces, as people read them. */
export const bookingMessage = {
  subject: 'Booking {service}, {day} {time}',
  message: 'Please keep me a place in {service} (class {id}) on {day} at {time}, {price}.',
  /** The text for a service that has no times. */
  withoutTimes: 'I would like to book {service} (class {id}), {price}. Two times that suit me: ',
  /** Follows where somebody is signed in. */
  from: 'I am signed in as {email}.',
} as const;

/** The class that comes next, on details. */
export const nextClassTexts = {
  next: 'Next class',
  /** Where no class is in season. */
  none: 'No class is planned for the coming week.',
  bar: 'Class and price',
  book: 'Book',
  call: 'Call',
} as const;
