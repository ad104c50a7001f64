/** The words on the details of a service. */
export const detailsTexts = {
  eyebrow: 'Service details',
  /** The card with the id (product 2.7). */
  id: (id: string) => `Service Id: ${id}`,
  breadcrumb: { label: 'Breadcrumb', home: 'Home', services: 'Services' },
  price: 'Price',
  comment: 'What to expect',
  always: 'In every class',
  shared: {
    heading: 'Did you mean another class?',
    text: (value: string) => `“${value}” also leads to:`,
  },
  related: 'Other classes',
  all: 'All services',
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
