/* The words of the details of a service, and of the ways to book a class (product 14.3). */

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
  /** The button where a message would be answered too late: while the studio is open, and before it opens. */
  call: 'Zum Buchen anrufen',
  laterCall: (time: string, day?: string) => `${day ? `${day} ab` : 'Ab'} ${time} Uhr anrufen`,
  /** Below the button: when a message is answered, or somebody answers the telephone. */
  notes: {
    today: 'Wir antworten heute.',
    by: (day: string) => `Wir antworten bis ${day}.`,
    call: (phone: string) => `Jetzt erreichbar: ${phone}`,
    laterCall: (time: string, day?: string) =>
      `Wir öffnen ${day ? `${day} ` : ''}um ${time} Uhr: Ruf uns dann an.`,
  },
  others: 'Andere Wege',
  /** One date of a class, and beside it the class of every week. */
  calendar: 'In deinen Kalender',
  everyWeek: (day: string) => `Jeden ${day} in deinen Kalender`,
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
  /** The last line, which the sender fills in. */
  name: 'Mein Name: ',
} as const;

/** The list of times on details, and the bar that books one of them. */
export const timesTexts = {
  /** Where no class is within four weeks. */
  none: 'In den nächsten vier Wochen ist kein Termin geplant.',
  /** What is folded below the first ones: of dates, and before the clock is known, of classes. */
  later: 'Spätere Termine',
  more: 'Weitere Termine',
  bar: 'Kurs und Preis',
  book: 'Buchen',
} as const;
