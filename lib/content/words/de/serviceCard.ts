/** Around the cards: from those of Home to all, to the week, and what remains of a list that broke. */
export const listTexts = {
  all: 'Alle Kurse',
  week: 'Zur Woche',
  again: 'Die Liste ist kaputtgegangen. Lade sie neu',
} as const;

/** The price on a card (product 2.6). */
export function priceText(price: string): string {
  return `Preis: ${price}`;
}

/** What a booking is called: the button of a card (product 2.6) and the subject of the e-mail that asks for one. */
export function bookingLabel(name: string): string {
  return `${name} buchen`;
}
