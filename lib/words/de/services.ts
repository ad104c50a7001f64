/* The words on the details of a service (product 2.7, 14.3): its facts, its times, and keeping a class. */

/** The words on the details of a service. */
export const detailsTexts = {
  eyebrow: 'Kurs im Detail',
  /** The card with the id (product 2.7). */
  id: (id: string) => `Kurs-Nr.: ${id}`,
  breadcrumb: { label: 'Du bist hier', home: 'Start' },
  price: 'Preis',
  comment: 'Was dich erwartet',
  always: 'Jedes Mal',
  shared: {
    heading: 'Meintest du einen anderen Kurs?',
    text: (value: string) => `„${value}“ führt auch zu:`,
  },
  related: 'Weitere Kurse',
} as const;

/** The facts of a class on its details. */
export const factTexts = { times: 'Termine zum Buchen', bring: 'Mitbringen' } as const;

/** The list of times on details, and the bar that books one of them. */
export const timesTexts = {
  /** What is folded below the first ones: of dates, and before the clock is known, of classes. */
  later: 'Spätere Termine',
  more: 'Weitere Termine',
  bar: 'Kurs und Preis',
  book: 'Buchen',
  others: 'Mehr Möglichkeiten',
  /** One date of a class, and beside it the class of every week. */
  calendar: 'In deinen Kalender',
  everyWeek: (day: string) => `Jeden ${day} in deinen Kalender`,
  copy: 'Nachricht kopieren',
  copied: 'Kopiert',
} as const;

/** Where the browser cannot keep a class. */
export const keepingBlockedText =
  'Dieser Browser speichert nichts: Kurse lassen sich hier nicht merken.';

/** The button that keeps a class, and its answer with a link to where kept classes are. */
export const keepTexts = {
  keep: 'In meine Woche',
  kept: 'Gemerkt, nicht gebucht.',
  home: { label: 'Auf der Startseite ansehen', href: '/' },
  account: { label: '„Meine Woche“ ansehen', href: '/account' },
} as const;

/** Where a calendar file cannot be made. */
export const calendarFailedText =
  'Der Kalender lässt sich gerade nicht erstellen. Versuch es noch einmal, sobald du online bist.';
