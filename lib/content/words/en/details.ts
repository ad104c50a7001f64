/** The words on the details of a service. */
export const detailsTexts = {
  eyebrow: 'Service details',
  /** The card with the id (product 2.7). */
  id: (id: string) => `Service Id: ${id}`,
  breadcrumb: { label: 'Breadcrumb', home: 'Home', services: 'Services' },
  price: 'Price',
  comment: 'What to expect',
  always: 'In every class',
  alwaysText: 'One coach and at most eight people.',
  shared: {
    heading: 'Also under this name or price',
    text: (value: string) => `More than one class goes by this value: ${value}`,
  },
  related: 'Other classes',
  all: 'All services',
} as const;

/** The two quickest ways to book. */
export const bookingTitles = { phone: 'Call us', email: 'Write to us' } as const;
