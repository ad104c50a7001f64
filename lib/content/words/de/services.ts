/* The words of the cards, of the details of a service, and of prices. */

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

/** The words on the details of a service. */
export const detailsTexts = {
  eyebrow: 'Angebot im Detail',
  /** The card with the id (product 2.7). */
  id: (id: string) => `Angebots-Nr.: ${id}`,
  breadcrumb: { label: 'Pfad zu dieser Seite', home: 'Start', services: 'Angebot' },
  price: 'Preis',
  comment: 'Was dich erwartet',
  always: 'In jedem Kurs',
  shared: {
    heading: 'Meintest du einen anderen Kurs?',
    text: (value: string) => `„${value}“ führt auch zu:`,
  },
  related: 'Andere Kurse',
  all: 'Alle Angebote',
} as const;

/** The two quickest ways to book. */
export const bookingTitles = { phone: 'Ruf uns an', email: 'Schreib uns' } as const;

/** The ways to book, on `/services` and on details. */
export const bookingTexts = {
  heading: 'So buchst du',
  lead: 'Wähle, was dir am besten passt. Wir antworten innerhalb eines Werktags und halten deinen Platz so lange frei.',
  phone: {
    title: bookingTitles.phone,
    text: 'Solange das Studio geöffnet ist, geht jemand ans Telefon.',
  },
  email: {
    title: bookingTitles.email,
    text: 'Nenne den Kurs und zwei Termine, die dir passen.',
  },
  visit: { title: 'Komm vorbei', text: 'Sieh dir den Raum an und frag einen Coach.' },
} as const;

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} im Studio, ${price}: ${comment}`;

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
