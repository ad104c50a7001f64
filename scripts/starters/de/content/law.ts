import type { AccessibilityTexts, ImprintTexts, Operator, PrivacyTexts } from '@/lib/studio/types';

/*
 * The law pages: imprint, privacy notice, accessibility statement. They are samples. Each [Bracket] stands for something that
 * only the studio knows; while there is one, the pages say so and `npm run deploy` refuses. Have them checked by somebody who
 * knows the law of your country. Their titles, and the day of the last change, stand in pages.ts.
 */

/** The operator of the studio; address, number and email are those of the studio. */
export const operator: Operator = {
  name: '[Name der Inhaberin, des Inhabers oder der Firma]',
  representedBy: '[Name der Geschäftsführung]',
  register: '[Registergericht], [Registernummer]',
  vatId: '[Umsatzsteuer-Identifikationsnummer]',
  responsible: '[Name und Anschrift der verantwortlichen Person]',
  disputes:
    '[Ob ihr bereit oder verpflichtet seid, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00A036 VSBG)]',
};

/** The imprint. */
export const imprint: ImprintTexts = {
  lead: 'Angaben nach §\u00A05 des Digitale-Dienste-Gesetzes (DDG).',
};

/** The privacy notice. Code adds which hosts are asked, and what stays on a visitor's device. */
export const privacy: PrivacyTexts = {
  heading: 'Datenschutz\u00ADerklärung',
  lead: 'Was diese Seiten speichern, wo und wie lange. Solange du dich nicht anmeldest oder registrierst, geben sie nichts über dich weiter.',
  reading: {
    heading: 'Wenn du hier liest',
    paragraphs: [
      'Seiten, Bilder, Schriften und die Liste der Kurse kommen von unserem eigenen Server, den [Name und Anschrift des Hosters] in unserem Auftrag betreibt (Art.\u00A028\u00A0DSGVO). Wie jeder Webserver sieht er die IP-Adresse deines Geräts und welche Seite du aufrufst. Nach [Anzahl] Tagen wird das gelöscht. Wir brauchen diese Daten, um dir die Seiten zu zeigen und sie vor Angriffen zu schützen: Das ist unser berechtigtes Interesse (Art.\u00A06 Abs.\u00A01 lit.\u00A0f\u00A0DSGVO).',
      'Keine Cookies, keine Werbung, kein Nutzerprofil. Karten und fremde Seiten sind nur verlinkt: Erst wenn du klickst, gehen Daten dorthin.',
    ],
  },
  account: {
    heading: 'Dein Konto',
    paragraphs: [
      'Lesen und buchen kannst du ohne Konto. Wenn du dich registrierst, speichern wir deine E-\u2060Mail-Adresse, ob sie bestätigt ist, wann du dich registriert und wann du dich zuletzt angemeldet hast. Dein Passwort wird so gespeichert, dass niemand es lesen kann. Ohne diese Daten gibt es kein Konto (Art.\u00A06 Abs.\u00A01 lit.\u00A0b\u00A0DSGVO).',
      'Die Konten verwaltet in unserem Auftrag Firebase Authentication (Art.\u00A028\u00A0DSGVO), ein Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Dabei können Daten in den USA verarbeitet werden. Google ist nach dem EU-US Data Privacy Framework zertifiziert (Art.\u00A045\u00A0DSGVO).',
      'Auf deiner Kontoseite kannst du alles ansehen, ändern und herunterladen und dein Konto löschen. Es ist dann sofort weg; aus den Sicherungen von Google verschwinden die Daten innerhalb von 180 Tagen.',
    ],
  },
  booking: {
    heading: 'Wenn du buchst oder uns schreibst',
    paragraphs: [
      'Du buchst online, per Mail oder am Telefon. Was du uns dabei sagst, nutzen wir, um dir den Platz freizuhalten und dir zu antworten. Wir löschen es nach [Anzahl] Monaten, wenn kein Gesetz eine längere Frist vorschreibt (Art.\u00A06 Abs.\u00A01 lit.\u00A0b\u00A0DSGVO).',
    ],
  },
  rights: {
    heading: 'Deine Rechte',
    paragraphs: [
      'Du hast ein Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit (Art.\u00A015 bis 20\u00A0DSGVO). Was wir aus berechtigtem Interesse verarbeiten, dem kannst du widersprechen (Art.\u00A021\u00A0DSGVO). Eine Mail genügt.',
      'Du kannst dich auch bei einer Aufsichtsbehörde beschweren (Art.\u00A077\u00A0DSGVO). Für uns zuständig ist [Name der Aufsichtsbehörde].',
    ],
  },
};

/** The accessibility statement. */
export const accessibility: AccessibilityTexts = {
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
        'Automatische Tests finden nicht alles. Zuletzt haben Menschen die Seiten am [Datum] mit [Screenreader und Browser] geprüft.',
      ],
    },
  ],
  contact: {
    heading: 'Stößt du auf eine Barriere?',
    paragraphs: [
      'Sag es uns, wir antworten innerhalb von [Anzahl] Werktagen. Buchen kannst du auch telefonisch.',
    ],
  },
  enforcement: {
    heading: 'Wenn wir nicht antworten',
    paragraphs: ['Dann kannst du dich an [Name und Anschrift der Marktüberwachungsstelle] wenden.'],
  },
};
