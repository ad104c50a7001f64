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
  qualifications: 'Qualifikationen',
  principles: 'So trainiere ich mit dir',
  languages: 'Sprachen',
  /** The main action: a class that the coach gives, or all where none is known. */
  book: (service: string, coach: string) => `${service} mit ${coach} trainieren`,
  classes: 'Alle Kurse',
  download: 'Visitenkarte speichern',
  print: 'Lebenslauf drucken',
} as const;

/** The words around the answers on /blogs (product 2.11). */
export const blogsTexts = {
  contents: 'In dieser Antwort',
  published: 'Veröffentlicht',
  changed: 'Geändert',
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
  description:
    'Unter dieser Adresse gibt es nichts. Von hier geht es zur Startseite von {name} oder zu Kursen und Preisen.',
  heading: 'Auf dieser Ablage liegt nichts',
  text: 'Die Seite ist umgezogen, oder es hat sie nie gegeben. Der Rest des Studios steht da, wo du ihn gelassen hast.',
  home: 'Zur Startseite',
  services: 'Alle Kurse',
  searching: 'Wir sehen in der heutigen Liste nach …',
  preview: {
    title: 'Seite nicht gefunden',
    line: 'Hier ist nichts. Alles andere steht, wo du es gelassen hast.',
  },
} as const;

/** Words that the law pages share. */
export const lawTexts = {
  sample:
    'Diese Seite ist ein Muster. Was in eckigen Klammern steht, weiß nur das Studio: Bitte vor der Veröffentlichung ausfüllen und prüfen lassen.',
  changed: 'Zuletzt geändert',
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
  `„${title}“ und „${line}“ unter dem Zeichen von ${studio}`;

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'Was du am Tresen kaufen kannst',
  columns: { name: 'Was', price: 'Preis' },
  single: 'Ein Kurs',
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'Mehr zu deinem ersten Besuch';

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} im Studio, ${price}: ${comment}`;
