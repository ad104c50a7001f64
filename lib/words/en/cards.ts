/* The words of the cards (product 2.6). */

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

/** When a service has its next class, on its card. */
export const nextText = (when: string) => `Next: ${when}`;
