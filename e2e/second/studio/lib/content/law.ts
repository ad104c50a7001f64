import type { HostText, LawSection, Operator, StorageId, StoragePlace } from '@/lib/law';

export const operator: Operator = {
  name: 'Jonas Brandt (Beispiel)',
  responsible: 'Jonas Brandt, Speicherweg 7, 21079 Hamburg',
  disputes:
    'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00A036 VSBG).',
};

export const imprint = {
  lead: 'Angaben nach §\u00A05 des Digitale-Dienste-Gesetzes (DDG).',
  fields: {
    operator: 'Anbieter',
    representedBy: 'Vertreten durch',
    contact: 'Kontakt',
    register: 'Registereintrag',
    vatId: 'USt-IdNr. (§\u00A027a UStG)',
    responsible: 'Verantwortlich für den Inhalt',
    disputes: 'Streitbeilegung',
  },
} as const;

export const privacy = {
  heading: 'Datenschutz\u00ADerklärung',
  lead: 'Was diese Seiten speichern, wo und wie lange. Solange du dich nicht anmeldest oder registrierst, geben sie nichts über dich weiter.',
  beside: 'Was wir über dich speichern:',
  responsible: 'Wer verantwortlich ist',
  reading: {
    heading: 'Wenn du hier liest',
    paragraphs: [
      'Seiten, Bilder, Schriften und die Liste der Kurse kommen von unserem eigenen Server, den ein Dienstleister in unserem Auftrag betreibt (Art.\u00A028\u00A0DSGVO). Wie jeder Webserver sieht er die IP-Adresse deines Geräts und welche Seite du aufrufst. Nach sieben Tagen wird das gelöscht. Wir brauchen diese Daten, um dir die Seiten zu zeigen und sie vor Angriffen zu schützen: Das ist unser berechtigtes Interesse (Art.\u00A06 Abs.\u00A01 lit.\u00A0f\u00A0DSGVO).',
      'Keine Cookies, keine Werbung, kein Nutzerprofil. Karten und fremde Seiten sind nur verlinkt: Erst wenn du klickst, gehen Daten dorthin.',
    ],
  },
  hosts: {
    heading: 'Server anderer Anbieter',
    lead: 'Außer unserem eigenen Server ruft dein Browser nur diese auf. Alle übrigen sperrt er, so gibt es ihm jede Seite vor (Content Security Policy).',
    when: 'Aufgerufen:',
    ownPictures: 'Alle Bilder kommen von unserem eigenen Server.',
    otherPictures: 'Bilder von Kursen kommen auch von',
  },
  account: {
    heading: 'Dein Konto',
    paragraphs: [
      'Lesen und buchen kannst du ohne Konto. Wenn du dich registrierst, speichern wir deine E-\u2060Mail-Adresse, ob sie bestätigt ist, wann du dich registriert und wann du dich zuletzt angemeldet hast. Dein Passwort wird so gespeichert, dass niemand es lesen kann. Ohne diese Daten gibt es kein Konto (Art.\u00A06 Abs.\u00A01 lit.\u00A0b\u00A0DSGVO).',
      'Die Konten verwaltet in unserem Auftrag Firebase Authentication (Art.\u00A028\u00A0DSGVO), ein Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Dabei können Daten in den USA verarbeitet werden. Google ist nach dem EU-US Data Privacy Framework zertifiziert (Art.\u00A045\u00A0DSGVO).',
      'Auf deiner Kontoseite kannst du alles ansehen, ändern und herunterladen und dein Konto löschen. Es ist dann sofort weg; aus den Sicherungen von Google verschwinden die Daten innerhalb von 180 Tagen.',
    ],
  },
  storage: {
    heading: 'Was auf deinem Gerät gespeichert wird',
    lead: 'Diese Seiten speichern Folgendes in deinem Browser und sonst nichts. Das ist nötig, damit Anmeldung und „Meine Woche“ funktionieren (§\u00A025 Abs.\u00A02 Nr.\u00A02 TDDDG). In den Einstellungen deines Browsers kannst du alles löschen.',
    lasts: 'Gespeichert:',
  },
  booking: {
    heading: 'Wenn du buchst oder uns schreibst',
    paragraphs: [
      'Du buchst online, per Mail oder am Telefon. Was du uns dabei sagst, nutzen wir, um dir den Platz freizuhalten und dir zu antworten. Wir löschen es nach sechs Monaten, wenn kein Gesetz eine längere Frist vorschreibt (Art.\u00A06 Abs.\u00A01 lit.\u00A0b\u00A0DSGVO).',
    ],
  },
  rights: {
    heading: 'Deine Rechte',
    paragraphs: [
      'Du hast ein Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit (Art.\u00A015 bis 20\u00A0DSGVO). Was wir aus berechtigtem Interesse verarbeiten, dem kannst du widersprechen (Art.\u00A021\u00A0DSGVO). Eine Mail genügt.',
      'Du kannst dich auch bei einer Aufsichtsbehörde beschweren (Art.\u00A077\u00A0DSGVO). Für uns zuständig ist der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit.',
    ],
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

export const accessibility = {
  heading: 'Erklärung zur Barriere\u00ADfreiheit',
  lead: 'Hier sollen alle lesen, einen Kurs finden und ihn buchen können.',
  sections: [
    {
      heading: 'Gesetz und Norm',
      paragraphs: [
        'Maßstab sind das Barrierefreiheitsstärkungsgesetz (BFSG) und die Norm EN\u00A0301\u00A0549. Diese Seiten sollen die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, erfüllen. Uns ist keine Stelle bekannt, an der sie es nicht tun.',
      ],
    },
    {
      heading: 'Wie wir prüfen',
      paragraphs: [
        'Jede Fassung wird vor der Veröffentlichung automatisch geprüft: jede Seite mit axe, nur mit der Tastatur, bei 400 Prozent Vergrößerung, mit größeren Textabständen, mit erzwungenen Farben, mit reduzierter Bewegung und ohne JavaScript, in Chrome, Firefox und Safari.',
        'Automatische Tests finden nicht alles. Zuletzt haben Menschen die Seiten im November 2026 mit einem Screenreader geprüft.',
      ],
    },
  ] satisfies readonly LawSection[],
  contact: {
    heading: 'Stößt du auf eine Barriere?',
    paragraphs: [
      'Sag es uns, wir antworten innerhalb von drei Werktagen. Buchen kannst du auch telefonisch.',
    ],
  },
  enforcement: {
    heading: 'Wenn wir nicht antworten',
    paragraphs: [
      'Dann kannst du dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden.',
    ],
  },
} as const;
