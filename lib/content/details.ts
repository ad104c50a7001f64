import { contact } from '@/lib/content/studio';

/*
 * The words of one service, on its card and on its details. Islands import them, so nothing else stands here: not the long
 * texts of the pages (services.ts).
 */

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

/** The price on a card (product 2.6). */
export function priceText(price: string): string {
  return `Price: ${price}`;
}

/** What a booking is called: the button of a card (product 2.6) and the subject of the e-mail that asks for one. */
export function bookingLabel(name: string): string {
  return `Booking ${name}`;
}

/** The e-mail that asks for a place in a class, with its subject filled in (RFC 6068). */
export function bookingMail(name: string): string {
  return `${contact.emailHref}?subject=${encodeURIComponent(bookingLabel(name))}`;
}
