/* The words of prices and of a first visit (product 14.5). */

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'Was du am Tresen kaufen kannst',
  columns: { name: 'Was', price: 'Preis' },
  single: 'Ein Kurs',
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'Mehr zu deinem ersten Besuch';
