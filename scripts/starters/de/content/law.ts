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
  disputes: '[Ob ihr an einer Streitbeilegung vor einer Verbraucherschlichtungsstelle teilnehmt]',
};

/** The imprint. */
export const imprint: ImprintTexts = {
  lead: 'Wer dieses Studio und diese Seiten betreibt.',
};

/** The privacy notice. Code adds which hosts are asked, and what stays on a visitor's device. */
export const privacy: PrivacyTexts = {
  heading: 'Datenschutz\u00ADerklärung',
  lead: 'Was diese Seiten speichern, wo und wie lange. Bis du dich anmeldest oder ein Konto anlegst, senden sie niemandem etwas über dich.',
  reading: {
    heading: 'Wenn du hier liest',
    paragraphs: [
      'Seiten, Bilder, Schriften und die Liste der Kurse kommen von unserem eigenen Server, den [Name und Anschrift des Hosters] für uns betreibt. Wie jeder Webserver sieht er die Adresse deines Geräts und welche Seite du aufrufst. Nach [Anzahl] Tagen löscht er das. Wir brauchen es, um dir die Seiten zu zeigen und sie zu schützen (Art. 6 Abs. 1 lit. f DSGVO).',
      'Keine Cookies, keine Werbung, kein Profil von dir. Karten und andere Seiten sind einfache Links: Vor dem Anklicken geht nichts dorthin.',
    ],
  },
  account: {
    heading: 'Dein Konto',
    paragraphs: [
      'Lesen und buchen kannst du ohne Konto. Wenn du eines anlegst, speichern wir deine E-Mail-Adresse, ob sie bestätigt ist, wann du das Konto angelegt und wann du dich zuletzt angemeldet hast. Dein Passwort liegt so, dass niemand es lesen kann. Das ist für das Konto nötig (Art. 6 Abs. 1 lit. b DSGVO).',
      'Die Konten führt für uns Firebase Authentication, ein Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Daten können in den USA verarbeitet werden, nach dem EU-US Data Privacy Framework.',
      'Auf der Seite deines Kontos kannst du alles sehen, ändern, herunterladen und das Konto löschen. Dann ist es sofort weg.',
    ],
  },
  booking: {
    heading: 'Wenn du buchst oder uns schreibst',
    paragraphs: [
      'Eine Buchung ist eine Nachricht oder ein Anruf von dir. Was du uns sagst, nutzen wir, um dir den Platz freizuhalten und zu antworten, und löschen es nach [Anzahl] Monaten, wenn kein Gesetz eine längere Frist verlangt (Art. 6 Abs. 1 lit. b DSGVO).',
    ],
  },
  rights: {
    heading: 'Deine Rechte',
    paragraphs: [
      'Du kannst erfahren, was wir über dich speichern, es berichtigen, löschen oder dir geben lassen, die Nutzung einschränken und ihr widersprechen. Eine E-Mail genügt.',
      'Du kannst dich auch bei einer Aufsichtsbehörde beschweren. Für uns ist [Name der Aufsichtsbehörde] zuständig.',
    ],
  },
};

/** The accessibility statement. */
export const accessibility: AccessibilityTexts = {
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
        'Maschinen finden nicht alles. Zuletzt haben Menschen am [Datum] mit [Screenreader und Browser] geprüft.',
      ],
    },
  ],
  contact: {
    heading: 'Etwas hindert dich?',
    paragraphs: [
      'Sag es uns, wir antworten innerhalb von [Anzahl] Werktagen. Buchen kannst du auch am Telefon.',
    ],
  },
  enforcement: {
    heading: 'Wenn wir nicht antworten',
    paragraphs: ['Du kannst dich an [Name und Anschrift der Marktüberwachungsstelle] wenden.'],
  },
};
