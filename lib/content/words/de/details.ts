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
