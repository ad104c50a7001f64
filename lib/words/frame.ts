/* The words around every page, and of the light. */

/** The language of these words (BCP 47). */
export const language = 'en';

/** The texts of the navigation bar (product 2.2) that the server draws. */
export const barTexts = {
  skip: 'Skip to content',
  /** The name of the navigation, for screen readers. */
  navigation: 'Main',
  account: 'Your account',
} as const;

/** The texts around every page that the browser draws. */
export const frameTexts = {
  /** The menu's button, and while the menu is open. */
  menu: 'Menu',
  close: 'Close',
  /** For screen readers, while a page is on its way for longer than a moment. */
  loading: 'Loading the page',
} as const;

/** The footer's headings, the name of its navigation, and the copyright line, which the year divides (product 2.3). */
export const footerTexts = {
  visit: 'Visit',
  hours: 'Hours',
  pages: 'Pages',
  navigation: 'Footer',
  copyright: '©',
  rights: (name: string) => `${name}. All rights reserved.`,
} as const;

/** How to reach the studio: the telephone's link, and while the studio is closed, when somebody answers. */
export const contactTexts = {
  call: (phone: string) => `Call ${phone}`,
  answered: (time: string, day?: string) => `We answer ${day ? `${day} ` : ''}from ${time}.`,
} as const;

/** In the place of the hours of a day on which the studio is closed. */
export const closedText = 'closed';

/** The name of the button that puts a toast away. */
export const dismissText = 'Dismiss';

/** The texts of the session control in the navbar (product 2.2). */
export const sessionTexts = {
  login: 'Login',
  logout: 'Logout',
} as const;

/** What a visitor reads when a page breaks; the details go to the console. */
export const errorTexts = {
  heading: 'This page broke',
  text: 'Our fault, not yours. Loading it again usually mends it.',
  action: 'Load again',
} as const;

/** The message for a visitor who types into a page before it loads itself again, because files of it are gone. */
export const reloadText =
  'This page was updated and loads again in a moment. What you typed stays, except passwords.';

/** The message for a visitor who is offline and follows a link to a page that has to be fetched. */
export const offlineText = 'You are offline, so this page stays.';

/**
 * What the site says of the studio being open (product 14.6). `open` and `closed` are prerendered; the rest is known with the clock, and
 * names the day of the change where that is another.
 */
export const openingTexts = {
  open: 'Open',
  until: (time: string, day?: string) => `Open until ${day ? `${day} at ` : ''}${time}`,
  /** No end of it is near: a studio that never closes. */
  always: 'Open day and night',
  closed: 'Closed now.',
  closedFor: (reason: string) => `Closed for ${reason}.`,
  opens: (time: string, day?: string) => `Opens ${day ? `${day} ` : ''}at ${time}.`,
} as const;
