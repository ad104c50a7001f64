/** Around the cards: from those of Home to all, to the week, and what remains of a list that broke. */
export const listTexts = {
  all: 'All classes',
  week: 'See the week',
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
