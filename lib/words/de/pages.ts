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

/** The labels of the imprint. */
export const imprintFields = {
  operator: 'Betreiber',
  representedBy: 'Vertreten durch',
  contact: 'Kontakt',
  register: 'Registereintrag',
  vatId: 'USt-IdNr.',
  responsible: 'Verantwortlich für den Inhalt',
  disputes: 'Streitbeilegung',
} as const;

/** What the privacy notice says of what code lists: hosts and storage. */
export const privacyTexts = {
  beside: 'Was wir über dich speichern:',
  responsible: 'Verantwortlich',
  hosts: {
    heading: 'Server von anderen',
    lead: 'Außer unserem eigenen spricht dein Browser diese Server an und keine anderen. Alle übrigen sperrt er, weil jede Seite es ihm sagt (Content Security Policy).',
    when: 'Angesprochen',
    ownPictures: 'Alle Bilder kommen von unserem eigenen Server.',
    otherPictures: 'Bilder von Kursen kommen auch von',
  },
  storage: {
    heading: 'Was auf deinem Gerät bleibt',
    lead: 'Diese Seiten schreiben Folgendes in deinen Browser und sonst nichts. In seinen Einstellungen kannst du alles löschen.',
    lasts: 'Bleibt',
  },
} as const;

export const storagePlaces: Readonly<Record<StoragePlace, string>> = {
  local: 'Lokaler Speicher',
  session: 'Speicher des Tabs',
  database: 'Datenbank',
};

export const hostTexts: Readonly<Record<string, HostText>> = {
  'apis.google.com': {
    purpose: 'Das Fenster, in dem du dich mit Google anmeldest.',
    when: 'wenn du den Knopf von Google erreichst oder drückst.',
  },
  'identitytoolkit.googleapis.com': {
    purpose: 'Konto anlegen, anmelden und ändern (Firebase Authentication).',
    when: 'wenn du eines dieser Formulare sendest und solange du angemeldet bist, um zu sehen, ob es dein Konto noch gibt.',
  },
  'securetoken.googleapis.com': {
    purpose: 'Angemeldet bleiben (Firebase Authentication).',
    when: 'etwa einmal in der Stunde, solange du angemeldet bist und die Seite offen ist, und wenn deine Anmeldung anderswo geendet hat.',
  },
  project: {
    purpose: 'Hört auf das Fenster, in dem du dich mit Google anmeldest (Firebase Authentication).',
    when: 'wenn du den Knopf von Google erreichst oder drückst.',
  },
  emulator: {
    purpose: 'Steht für Firebase Authentication, solange die Seiten entwickelt werden.',
    when: 'wenn du ein Formular deines Kontos sendest und solange du angemeldet bist.',
  },
  reports: {
    purpose: 'Wie schnell die Seiten sind und was auf ihnen schiefgeht, ohne etwas über dich.',
    when: 'während du eine Seite liest.',
  },
};

export const storageTexts: Readonly<
  Record<StorageId, { readonly purpose: string; readonly lasts: string }>
> = {
  session: {
    purpose:
      'Wer du bist, damit du angemeldet bleibst: deine E-Mail-Adresse und ein Schlüssel zu deinem Konto.',
    lasts: 'bis du dich abmeldest.',
  },
  kept: {
    purpose: 'Die Kurse, die du dir in „Meine Woche“ merkst, für dich oder für niemand Bestimmten.',
    lasts:
      'bis du sie herausnimmst; die eines Kontos, bis es gelöscht wird, auf Geräten, auf denen du angemeldet bist.',
  },
  heartbeat: {
    purpose:
      'An welchen Tagen Firebase Authentication in diesem Browser lief und in welcher Version. Das geht bei einer Anmeldung an Firebase, ohne etwas über dich. Geschrieben wird es auf den Seiten für Anmeldung und Konto und solange du angemeldet bist.',
    lasts: 'bis du es löschst, mit höchstens 30 Tagen.',
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
      'Wann sich eine Seite neu geladen hat, weil ein Teil fehlte, damit sie es nur einmal tut; einen Augenblick lang auch, was du dort geschrieben hattest, ohne Passwörter.',
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
