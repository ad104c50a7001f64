/* The words around every page, and of the light. */

/** The language of these words (BCP 47). */
export const language = 'de';

/** The texts of the navigation bar (product 2.2) that the server draws. */
export const barTexts = {
  skip: 'Zum Inhalt',
  /** The name of the navigation, for screen readers. */
  navigation: 'Hauptmenü',
  account: 'Dein Konto',
} as const;

/** The texts around every page that the browser draws. */
export const frameTexts = {
  /** The menu's button, and while the menu is open. */
  menu: 'Menü',
  close: 'Zu',
  /** For screen readers, while a page is on its way for longer than a moment. */
  loading: 'Seite wird geladen',
} as const;

/** The footer's headings, the name of its navigation, and the copyright line, which the year divides (product 2.3). */
export const footerTexts = {
  visit: 'Kontakt',
  hours: 'Öffnungszeiten',
  pages: 'Seiten',
  navigation: 'Fußzeile',
  copyright: '©',
  rights: (name: string) => `${name}. Alle Rechte vorbehalten.`,
} as const;

/** How to reach the studio: the telephone's link, and while it is closed, what follows the words of its opening. */
export const contactTexts = {
  call: (phone: string) => `${phone} anrufen`,
  fromThen: ', dann gehen wir ans Telefon.',
} as const;

/** In the place of the hours of a day on which the studio is closed. */
export const closedText = 'geschlossen';

/** The name of the button that puts a toast away. */
export const dismissText = 'Schließen';

/** The texts of the session control in the navbar (product 2.2), and the toast after another tab's login. */
export const sessionTexts = {
  login: 'Anmelden',
  logout: 'Abmelden',
  otherUser: (email: string) => `Du bist jetzt als ${email} angemeldet.`,
} as const;

/** What a visitor reads when a page breaks; the details go to the console. */
export const errorTexts = {
  heading: 'Hier ist etwas schiefgegangen',
  text: 'Unser Fehler, nicht deiner. Meistens hilft es, die Seite neu zu laden.',
  action: 'Neu laden',
} as const;

/** The message for a visitor who types into a page before it loads itself again, because files of it are gone. */
export const reloadText =
  'Diese Seite wurde aktualisiert und lädt gleich neu. Deine Eingaben bleiben erhalten, nur Passwörter nicht.';

/** The message for a visitor who is offline and follows a link to a page that has to be fetched. */
export const offlineText = 'Du bist offline. Die Seite lässt sich gerade nicht laden.';

/**
 * What the site says of the studio being open (product 14.6). `{time}` is when that changes; `{day}` is the day of it, in the
 * texts for changes that are far off.
 */
export const lightTexts = {
  on: 'Geöffnet bis {time} Uhr',
  onDay: 'Geöffnet bis {day}, {time} Uhr',
  off: 'Öffnet um {time} Uhr',
  offDay: 'Öffnet {day} um {time} Uhr',
  /** No end of it is near: a studio that never closes. */
  always: 'Rund um die Uhr geöffnet',
} as const;

/** What Home adds on the eve of a closure. */
export const eveText = (reason: string) => `Morgen geschlossen: ${reason}`;
