/** What can be bought at the desk besides one class: a row of the price table. */
export interface Pack {
  readonly name: string;
  readonly price: string;
  /** What it is good for, and for how long. */
  readonly note: string;
}

/**
 * Packs and memberships (product 14.5), sample data as the studio is. Without packs there is no price table. The price of
 * one class stands in data.json; on the page of a class that price takes the place of the words here.
 */
export const prices = {
  caption: 'What you can buy at the desk',
  columns: { name: 'What', price: 'Price' },
  single: { name: 'One class', price: 'As on its card', note: 'Your first visit costs the same.' },
  packs: [
    { name: 'Ten classes', price: '$210', note: 'Any class, any day, for six months.' },
    { name: 'A month', price: '$149', note: 'As often as you like. It ends by itself.' },
  ] as readonly Pack[],
} as const;
