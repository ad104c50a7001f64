/* The words of prices and of a first visit (product 14.5). */

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'What you can buy at the desk',
  columns: { name: 'What', price: 'Price' },
  single: 'One class',
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'More about your first visit';
