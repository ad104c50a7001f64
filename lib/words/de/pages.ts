import type { HostText, StorageId, StoragePlace } from '@/lib/law';

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
  /** Above the coaches beside the one whose CV it is. */
  others: 'Wer dich noch trainiert',
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
  description:
    'Diese Seite gibt es bei {name} nicht. Von hier geht es zur Startseite oder zu Kursen und Preisen.',
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

/** The labels of the imprint. */
export const imprintFields = {
  operator: 'Anbieter',
  representedBy: 'Vertreten durch',
  contact: 'Kontakt',
  register: 'Registereintrag',
  vatId: 'USt-IdNr. (§\u00A027a UStG)',
  responsible: 'Verantwortlich für den Inhalt',
  disputes: 'Streitbeilegung',
} as const;

/** What the privacy notice says of what code lists: hosts and storage. */
export const privacyTexts = {
  beside: 'Was wir über dich speichern:',
  responsible: 'Wer verantwortlich ist',
  hosts: {
    heading: 'Server anderer Anbieter',
    lead: 'Außer unserem eigenen Server ruft dein Browser nur diese auf. Alle übrigen sperrt er, so gibt es ihm jede Seite vor (Content Security Policy).',
    when: 'Aufgerufen:',
    ownPictures: 'Alle Bilder kommen von unserem eigenen Server.',
    otherPictures: 'Bilder von Kursen kommen auch von',
  },
  storage: {
    heading: 'Was auf deinem Gerät gespeichert wird',
    lead: 'Diese Seiten speichern Folgendes in deinem Browser und sonst nichts. Das ist nötig, damit Anmeldung und „Meine Woche“ funktionieren (§\u00A025 Abs.\u00A02 Nr.\u00A02 TDDDG). In den Einstellungen deines Browsers kannst du alles löschen.',
    lasts: 'Gespeichert:',
  },
} as const;

export const storagePlaces: Readonly<Record<StoragePlace, string>> = {
  local: 'Lokaler Speicher',
  session: 'Sitzungsspeicher',
  database: 'Datenbank',
};

export const hostTexts: Readonly<Record<string, HostText>> = {
  'apis.google.com': {
    purpose: 'Das Fenster, in dem du dich mit {providers} anmeldest.',
    when: 'wenn du den Knopf von {providers} erreichst oder drückst.',
  },
  'identitytoolkit.googleapis.com': {
    purpose: 'Registrieren, anmelden und das Konto ändern (Firebase Authentication).',
    when: 'wenn du eines dieser Formulare abschickst und solange du angemeldet bist, um zu prüfen, ob es dein Konto noch gibt.',
  },
  'securetoken.googleapis.com': {
    purpose: 'Angemeldet bleiben (Firebase Authentication).',
    when: 'etwa einmal pro Stunde, solange du angemeldet bist und die Seite offen ist, und wenn deine Anmeldung anderswo beendet wurde.',
  },
  project: {
    purpose:
      'Empfängt die Antwort aus dem Fenster, in dem du dich mit {providers} anmeldest (Firebase Authentication).',
    when: 'wenn du den Knopf von {providers} erreichst oder drückst.',
  },
  emulator: {
    purpose: 'Vertritt Firebase Authentication, solange die Seiten entwickelt werden.',
    when: 'wenn du ein Formular deines Kontos abschickst und solange du angemeldet bist.',
  },
  reports: {
    purpose: 'Misst, wie schnell die Seiten sind und was dabei schiefgeht, ohne Angaben über dich.',
    when: 'während du eine Seite liest.',
  },
};

export const storageTexts: Readonly<
  Record<StorageId, { readonly purpose: string; readonly lasts: string }>
> = {
  session: {
    purpose:
      'Wer du bist, damit du angemeldet bleibst: deine E-\u2060Mail-Adresse und ein Schlüssel zu deinem Konto.',
    lasts: 'bis du dich abmeldest.',
  },
  kept: {
    purpose:
      'Die Kurse, die du dir in „Meine Woche“ merkst: eine Liste für jedes Konto und eine ohne Konto.',
    lasts:
      'bis du sie entfernst; die Liste eines Kontos, bis es gelöscht wird, auf Geräten, auf denen du angemeldet bist.',
  },
  heartbeat: {
    purpose:
      'An welchen Tagen Firebase Authentication in diesem Browser lief und in welcher Version. Bei einer Anmeldung geht das an Firebase, ohne Angaben über dich. Gespeichert wird es, wenn du die Seiten für Anmeldung, Registrierung oder Konto öffnest, und solange du angemeldet bist.',
    lasts: 'bis du es löschst, höchstens 30 Tage.',
  },
  databaseProbe: {
    purpose: 'Sagt Firebase Authentication, ob dein Browser solche Datenbanken hat.',
    lasts: 'einen Augenblick.',
  },
  probe: {
    purpose: 'Zeigt, ob dein Browser etwas speichern kann.',
    lasts: 'einen Augenblick.',
  },
  reloaded: {
    purpose:
      'Wann sich eine Seite neu geladen hat, weil ein Teil fehlte, damit sie es nur einmal tut; einen Augenblick lang auch deine Eingaben dort, ohne Passwörter.',
    lasts: 'bis du den Tab schließt.',
  },
};

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
