/* The words of the details of a service, of prices, and of the ways to book a class (product 14.3). */

/** The words on the details of a service. */
export const detailsTexts = {
  eyebrow: 'Angebot im Detail',
  /** The card with the id (product 2.7). */
  id: (id: string) => `Angebots-Nr.: ${id}`,
  breadcrumb: { label: 'Pfad zu dieser Seite', home: 'Start', services: 'Kurse' },
  price: 'Preis',
  comment: 'Was dich erwartet',
  always: 'In jedem Kurs',
  shared: {
    heading: 'Meintest du einen anderen Kurs?',
    text: (value: string) => `„${value}“ führt auch zu:`,
  },
  related: 'Andere Kurse',
  all: 'Alle Kurse',
} as const;

/** The two quickest ways to book. */
export const bookingTitles = { phone: 'Ruf uns an', email: 'Schreib uns' } as const;

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} im Studio, ${price}: ${comment}`;

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'Was du am Tresen kaufen kannst',
  columns: { name: 'Was', price: 'Preis' },
  single: 'Ein Kurs',
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'Mehr zu deinem ersten Besuch';

/** The ways to book by what every studio has. */
export const bookingWayLabels = {
  email: 'Per E-Mail',
  text: 'Per SMS',
  phone: 'Per Telefon',
} as const;

/** The facts of a class on its details. */
export const factTexts = { times: 'Termine zum Buchen', bring: 'Mitbringen' } as const;

/** The ways to book one class: the first is the button, which says day and time. */
export const bookTexts = {
  book: (day: string, time: string) => `${day}, ${time} Uhr buchen`,
  /** The button of a class of today whose first way is a message. */
  call: (phone: string) => `${phone} anrufen`,
  today: 'Kurs von heute: Ruf uns an',
  /** Below the button, by the kind of its way. */
  notes: {
    message: 'Wir antworten innerhalb eines Werktags.',
    call: 'Solange wir geöffnet haben, geht jemand ans Telefon.',
  },
  others: 'Andere Wege',
  calendar: 'In deinen Kalender',
  copy: 'Nachricht kopieren',
  copied: 'Kopiert',
} as const;

/** The subject and the text of a booking, with the facts of the class in braces, as people read them. */
export const bookingMessage = {
  subject: 'Buchung {service}, {day}, {time} Uhr',
  message:
    'Bitte haltet mir einen Platz frei: {service} (Kurs {id}), {day} um {time} Uhr, {price}.',
  /** The text for a service that has no times. */
  withoutTimes: 'Ich möchte {service} (Kurs {id}), {price}, buchen. Zwei Zeiten, die mir passen: ',
  /** Follows where somebody is signed in. */
  from: 'Ich bin angemeldet als {email}.',
} as const;

/** The class that comes next, on details. */
export const nextClassTexts = {
  next: 'Nächster Termin',
  /** Where no class is in season. */
  none: 'In der kommenden Woche ist kein Termin geplant.',
  bar: 'Kurs und Preis',
  book: 'Buchen',
  call: 'Anrufen',
} as const;
