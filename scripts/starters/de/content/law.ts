import type { HostText, StorageId, StoragePlace } from '@/lib/law';
import type { LawSection, Operator } from '@/lib/studio/types';

export const operator: Operator = {
  name: 'Hafenkraft GbR (Beispiel)',
  representedBy: 'Jonas Brandt',
  responsible: 'Jonas Brandt, Speicherweg 7, 21079 Hamburg',
  disputes: 'Wir nehmen an keiner Streitbeilegung vor einer Verbraucherschlichtungsstelle teil.',
};

export const imprint = {
  lead: 'Wer dieses Studio und diese Seiten betreibt.',
  fields: {
    operator: 'Betreiber',
    representedBy: 'Vertreten durch',
    contact: 'Kontakt',
    register: 'Registereintrag',
    vatId: 'USt-IdNr.',
    responsible: 'Verantwortlich für den Inhalt',
    disputes: 'Streitbeilegung',
  },
} as const;

export const privacy = {
  heading: 'Datenschutz\u00ADerklärung',
  lead: 'Was diese Seiten speichern, wo und wie lange. Bis du dich anmeldest oder ein Konto anlegst, senden sie niemandem etwas über dich.',
  beside: 'Was wir über dich speichern:',
  responsible: 'Verantwortlich',
  reading: {
    heading: 'Wenn du hier liest',
    paragraphs: [
      'Seiten, Bilder, Schriften und die Liste der Kurse kommen von unserem eigenen Server, den ein Dienstleister für uns betreibt. Wie jeder Webserver sieht er die Adresse deines Geräts und welche Seite du aufrufst. Nach sieben Tagen löscht er das. Wir brauchen es, um dir die Seiten zu zeigen und sie zu schützen (Art. 6 Abs. 1 lit. f DSGVO).',
      'Keine Cookies, keine Werbung, kein Profil von dir. Karten und andere Seiten sind einfache Links: Vor dem Anklicken geht nichts dorthin.',
    ],
  },
  hosts: {
    heading: 'Server von anderen',
    lead: 'Außer unserem eigenen spricht dein Browser diese Server an und keine anderen. Alle übrigen sperrt er, weil jede Seite es ihm sagt (Content Security Policy).',
    when: 'Angesprochen',
    ownPictures: 'Alle Bilder kommen von unserem eigenen Server.',
    otherPictures: 'Bilder von Kursen kommen auch von',
  },
  account: {
    heading: 'Dein Konto',
    paragraphs: [
      'Lesen und buchen kannst du ohne Konto. Wenn du eines anlegst, speichern wir deine E-Mail-Adresse, ob sie bestätigt ist, wann du das Konto angelegt und wann du dich zuletzt angemeldet hast. Dein Passwort liegt so, dass niemand es lesen kann. Das ist für das Konto nötig (Art. 6 Abs. 1 lit. b DSGVO).',
      'Die Konten führt für uns Firebase Authentication, ein Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Daten können in den USA verarbeitet werden, nach dem EU-US Data Privacy Framework.',
      'Auf der Seite deines Kontos kannst du alles sehen, ändern, herunterladen und das Konto löschen. Dann ist es sofort weg.',
    ],
  },
  storage: {
    heading: 'Was auf deinem Gerät bleibt',
    lead: 'Diese Seiten schreiben Folgendes in deinen Browser und sonst nichts. In seinen Einstellungen kannst du alles löschen.',
    lasts: 'Bleibt',
  },
  booking: {
    heading: 'Wenn du buchst oder uns schreibst',
    paragraphs: [
      'Eine Buchung ist eine Nachricht oder ein Anruf von dir. Was du uns sagst, nutzen wir, um dir den Platz freizuhalten und zu antworten, und löschen es nach sechs Monaten, wenn kein Gesetz eine längere Frist verlangt (Art. 6 Abs. 1 lit. b DSGVO).',
    ],
  },
  rights: {
    heading: 'Deine Rechte',
    paragraphs: [
      'Du kannst erfahren, was wir über dich speichern, es berichtigen, löschen oder dir geben lassen, die Nutzung einschränken und ihr widersprechen. Eine E-Mail genügt.',
      'Du kannst dich auch bei einer Aufsichtsbehörde beschweren. Für uns ist der Hamburgische Beauftragte für Datenschutz zuständig.',
    ],
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

export const accessibility = {
  heading: 'Erklärung zur Barriere\u00ADfreiheit',
  lead: 'Alle sollen hier lesen, einen Kurs finden und buchen können.',
  sections: [
    {
      heading: 'Norm',
      paragraphs: [
        'Diese Seiten sollen die Web Content Accessibility Guidelines 2.2, Stufe AA, erfüllen (EN 301 549). Wir kennen keine Stelle, an der sie es nicht tun.',
      ],
    },
    {
      heading: 'Wie wir prüfen',
      paragraphs: [
        'Jede Fassung wird vor der Veröffentlichung maschinell geprüft: jede Seite mit axe, nur mit der Tastatur, bei 400 Prozent, mit weiteren Abständen, mit erzwungenen Farben, mit weniger Bewegung und ohne JavaScript, in den Browsern Chrome, Firefox und Safari.',
        'Maschinen finden nicht alles. Zuletzt haben Menschen im November 2026 mit einem Screenreader geprüft.',
      ],
    },
  ] satisfies readonly LawSection[],
  contact: {
    heading: 'Etwas hindert dich?',
    paragraphs: [
      'Sag es uns, wir antworten innerhalb von drei Werktagen. Buchen kannst du auch am Telefon.',
    ],
  },
  enforcement: {
    heading: 'Wenn wir nicht antworten',
    paragraphs: [
      'Du kannst dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen wenden.',
    ],
  },
} as const;
