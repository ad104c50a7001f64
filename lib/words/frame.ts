/* The header and footer of every page, and whether the studio is open. */

/** The language of the site (BCP 47). */
export const language = 'en';

/** A time and, unless it's today, its day: `6 am`, `tomorrow at 6 am`. */
export const timeOnDay = (time: string, day?: string) => (day ? `${day} at ${time}` : time);

export const navbarWords = {
  skip: 'Skip to content',
  /** Names the navigation for screen readers. */
  navigation: 'Main',
  account: 'Your account',
  menu: 'Menu',
  close: 'Close',
} as const;

/** Announced to screen readers if a page takes a while to load. */
export const loadingText = 'Loading the page';

/** The footer. The year is between `copyright` and `rights`. */
export const footerWords = {
  visit: 'Visit',
  hours: 'Hours',
  pages: 'Pages',
  navigation: 'Footer',
  copyright: '©',
  rights: (name: string) => `${name}. All rights reserved.`,
} as const;

export const contactWords = {
  call: (phone: string) => `Call ${phone}`,
  answersFrom: (time: string, day?: string) => `We answer ${day ? `${day} ` : ''}from ${time}.`,
} as const;

/** Shown instead of a day's hours. */
export const closedText = 'closed';

export const dismissText = 'Dismiss';

export const sessionWords = {
  login: 'Login',
  logout: 'Logout',
} as const;

export const errorWords = {
  heading: 'This page broke',
  text: 'Our fault, not yours. Reloading usually fixes it.',
  action: 'Reload',
} as const;

/** Reloads a page that couldn't reach Firebase. */
export const retryText = 'Try again';

/** Shown if a newer build has replaced the page's scripts while the visitor is typing. */
export const reloadText = 'This page has been updated. Reload it to continue.';

/**
 * Whether the studio is open. `open` and `closed` are prerendered; the others need the clock, and
 * `until` or `always` follows `open`.
 */
export const openingWords = {
  open: 'Open',
  until: (time: string, day?: string) => `until ${timeOnDay(time, day)}`,
  always: 'day and night',
  closed: 'Closed now.',
  closedFor: (reason: string) => `Closed for ${reason}.`,
  opens: (time: string, day?: string) => `Opens ${day ? `${day} ` : ''}at ${time}.`,
} as const;
