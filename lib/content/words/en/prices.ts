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
