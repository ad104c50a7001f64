/* The words of the cards, of the details of a service, of prices, and of the ways to book a class (product 14.3). */

/** Around the cards: from those of Home to all, to the week, and what remains of a list that broke. */
export const listTexts = {
  all: 'All classes',
  week: 'Whole week',
  again: 'The list broke. Load it again',
} as const;

/** The price on a card (product 2.6). */
export function priceText(price: string): string {
  return `Price: ${price}`;
}

/** What a booking is called: the button of a card (product 2.6) and the subject of the e-mail that asks for one. */
export function bookingLabel(name: string): string {
  return `Booking ${name}`;
}

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

/** The ways to book, on `/services` and on details. */
export const bookingTexts = {
  heading: 'Ways to book',
  lead: 'Choose the one that suits you. We answer within one working day and hold your place meanwhile.',
  phone: { title: bookingTitles.phone, text: 'While the studio is open somebody answers.' },
  email: { title: bookingTitles.email, text: 'Name the class and two times that suit you.' },
  visit: { title: 'Come by', text: 'See the room and ask a coach.' },
} as const;

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} at the studio, ${price}: ${comment}`;

/** The words of the price table and of the price of a first visit (product 14.5). */
export const priceTexts = {
  caption: 'What you can buy at the desk',
  columns: { name: 'What', price: 'Price' },
  single: 'One class',
  /** In the place of what one class costs, where the prices of the data file are no amounts. */
  onCard: 'As on its card',
  /** What the classes cost, from how much to how much. */
  span: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  /** The same, where some prices are no amounts: "free", "from $65". */
  spanOrCard: (span: string) => `${span}, or as on its card`,
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
