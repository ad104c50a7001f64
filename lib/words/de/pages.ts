import * as studio from '@/lib/content/studio';

/* The words of single pages, and of what is no page: facts for language models, and previews. */

/** The names of the parts of the CV on /about (product 2.10). */
export const aboutTexts = {
  /** Below the name. */
  post: (role: string, organisation: string) => `${role}, ${organisation}`,
  label: 'Lebenslauf',
  objective: 'Berufliches Ziel',
  contact: 'Kontakt',
  phone: 'Telefon',
  email: 'E-Mail',
  code: 'Code',
  studio: 'Studio',
  experience: 'Berufserfahrung',
  qualifications: 'Ausbildung und Lizenzen',
  principles: 'So trainiere ich mit dir',
  languages: 'Sprachen',
  /** The main action: a class that the coach gives, or all where none is known. */
  book: (service: string, coach: string) => `${service} bei ${coach} buchen`,
  download: 'Visitenkarte speichern',
  print: 'Lebenslauf drucken',
} as const;

/** The words around the answers on /blogs (product 2.11). */
export const blogsTexts = {
  contents: 'In dieser Antwort',
  published: 'Veröffentlicht',
  changed: 'Aktualisiert',
  sources: 'Quellen',
  /** The line above a question: its place among the others, and how long it takes. */
  meta: (position: number, count: number, minutes: number) => [
    `Frage ${position} von ${count}`,
    `${minutes} Min. Lesezeit`,
  ],
} as const;

/** The words around the map. */
export const mapTexts = {
  open: 'Karte öffnen',
  copy: { label: 'Adresse kopieren', done: 'Kopiert' },
} as const;

/** The words of the 404 screen. */
export const notFoundTexts = {
  title: 'Seite nicht gefunden',
  description: `Diese Seite gibt es bei ${studio.name} nicht. Von hier geht es zur Startseite oder zu Kursen und Preisen.`,
  heading: 'Diese Seite gibt es nicht',
  text: 'Vielleicht ist sie umgezogen, vielleicht steckt ein Tippfehler in der Adresse. Hier geht es weiter:',
  home: 'Zur Startseite',
  searching: 'Wir schauen in der aktuellen Liste nach …',
  preview: {
    title: 'Seite nicht gefunden',
    line: 'Hier ist nichts. Zu den Kursen geht es trotzdem.',
  },
} as const;

/** Words that the law pages share. */
export const lawTexts = {
  sample:
    'Diese Seite ist ein Muster. Was in eckigen Klammern steht, weiß nur das Studio: Bitte vor der Veröffentlichung ausfüllen und prüfen lassen.',
  changed: 'Stand:',
  /** The name of the links in the last line of the footer, for screen readers. */
  navigation: 'Rechtliches',
} as const;

/** Labels and headings of `/llms.txt`. */
export const factLabels = {
  address: 'Adresse',
  telephone: 'Telefon',
  email: 'E-Mail',
  services: 'Kurse',
  pages: 'Seiten',
  answers: 'Antworten',
} as const;

/** What a preview shows, for those who cannot see it. */
export const previewAlt = (title: string, line: string, studio: string) =>
  `„${title}“ und „${line}“ unter dem Logo von ${studio}`;

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'Das bekommst du am Tresen',
  columns: { name: 'Was', price: 'Preis' },
  single: 'Einzelstunde',
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'Mehr zu deinem ersten Besuch';

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name}, ${price}. ${comment}`;

/** The price of a first visit (product 14.5). */
export const visitPriceTexts = {
  /** In the place of what one class costs, where the prices of the data file are no amounts. */
  onCard: 'Wie beim Kurs angegeben',
  /** What the classes cost, from how much to how much: the currency stands once, behind both, as in `12 bis 15 €`. */
  span: (low: string, high: string) =>
    low === high ? low : `${low.replace(/\s\D+$/u, '')} bis ${high}`,
  /** The same, where some prices are no amounts: "kostenlos", "ab 65 €". */
  spanOrCard: (span: string) => `${span} oder wie beim Kurs angegeben`,
  /** The line of the hero while no next class is known. */
  lowest: (price: string) => `Kurse ab ${price}`,
} as const;
