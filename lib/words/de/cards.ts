/* The words of the cards (product 2.6). */

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

/** When a service has its next class, on its card. */
export const nextText = (when: string) => `Nächster Termin: ${when}`;
