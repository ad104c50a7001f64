/** The words of the price table and of the price of a first visit (product 14.5). */
export const priceTexts = {
  caption: 'Was du am Tresen kaufen kannst',
  columns: { name: 'Was', price: 'Preis' },
  single: 'Ein Kurs',
  /** In the place of what one class costs, where the prices of the data file are no amounts. */
  onCard: 'Wie auf der Karte',
  /** What the classes cost, from how much to how much. */
  span: (low: string, high: string) => (low === high ? low : `${low} bis ${high}`),
  /** The same, where some prices are no amounts: "kostenlos", "ab 65 €". */
  spanOrCard: (span: string) => `${span}, oder wie auf der Karte`,
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'Mehr zu deinem ersten Besuch';
