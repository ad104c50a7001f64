import type { HostText, StorageId, StoragePlace } from '@/lib/law';

/* The words of single pages, and of what is no page: facts for language models, and previews. */

/** The names of the parts of the CV on /about (product 2.10). */
export const aboutTexts = {
  /** Below the name. */
  post: (role: string, organisation: string) => `${role}, ${organisation}`,
  label: 'Curriculum vitae',
  objective: 'Career objective',
  contact: 'Contact',
  phone: 'Phone',
  email: 'Email',
  code: 'Code',
  experience: 'Experience',
  qualifications: 'Qualifications',
  principles: 'How I coach',
  /** The main action: a class that the coach gives, or all where none is known. */
  book: (service: string, coach: string) => `Train ${service} with ${coach}`,
  /** Above the coaches beside the one whose CV it is. */
  others: 'Who else coaches you',
  download: 'Download contact card',
} as const;

/** The words around the answers on /blogs (product 2.11). */
export const blogsTexts = {
  contents: 'In this answer',
  published: 'Published',
  changed: 'Changed',
  sources: 'Sources',
} as const;

/** The words around the map. */
export const mapTexts = {
  open: 'Open the map',
  directions: 'How to get there',
} as const;

/** The words of the 404 screen. */
export const notFoundTexts = {
  title: 'Page not found',
  description: (studio: string) =>
    `There is nothing at this address. From here you can go on to the front page of ${studio} or to its classes and prices.`,
  heading: 'Nothing on this rack',
  text: 'The page you asked for has moved, or never was. The rest of the studio is where you left it.',
  home: 'Back to Home',
  searching: 'Looking in today’s list of classes ...',
  preview: {
    title: 'Page not found',
    line: 'Nothing on this bar. The rest is where you left it.',
  },
} as const;

/** Words that the law pages share. */
export const lawTexts = {
  /** Above who runs the studio. */
  contact: 'Contact',
  changed: 'Last changed',
  /** The name of the links in the last line of the footer, for screen readers. */
  navigation: 'Legal',
} as const;

/** What the privacy notice says of what code lists: hosts and storage. */
export const privacyTexts = {
  /** Below the forms of login and sign-up, before the link to this page. */
  beside: 'What we keep about you:',
  hosts: {
    heading: 'Other hosts',
    /** Above the list. */
    lead: 'Besides our own host, your browser contacts these and no others. Each page tells it to block every other one (Content Security Policy).',
    when: 'Contacted',
    /** Where all pictures are on the studio's own host. */
    ownPictures: 'All pictures come from our own host.',
    /** Before the names of hosts that show pictures of services. */
    otherPictures: 'Pictures of classes also come from',
  },
  storage: {
    heading: 'What stays on your device',
    lead: 'This site writes the following into your browser, and nothing else. Your browser’s settings delete all of it.',
    lasts: 'Stays',
  },
} as const;

/** What the places are called. */
export const storagePlaces: Readonly<Record<StoragePlace, string>> = {
  local: 'Local storage',
  session: 'Session storage',
  database: 'Database',
};

/** What the hosts are for: by name, or by what they are in this build. */
export const hostTexts: Readonly<Record<string, HostText>> = {
  'apis.google.com': {
    purpose: `The window in which you log in with Google.`,
    when: `when you reach or press Google’s button.`,
  },
  'identitytoolkit.googleapis.com': {
    purpose: 'Signing up, logging in and changing your account (Firebase Authentication).',
    when: 'when you send one of these forms, and while you are logged in, to see whether your account is still there.',
  },
  'securetoken.googleapis.com': {
    purpose: 'Staying logged in (Firebase Authentication).',
    when: 'about once an hour while you are logged in and the site is open.',
  },
  project: {
    purpose: `Hears from the window in which you log in with Google (Firebase Authentication).`,
    when: `when you reach or press Google’s button.`,
  },
  emulator: {
    purpose: 'Stands in for Firebase Authentication while the site is being developed.',
    when: 'when you send a form of your account’s page, and while you are logged in.',
  },
  reports: {
    purpose: 'How fast the pages are and what goes wrong on them, without anything about you.',
    when: 'while you read a page.',
  },
};

/** What is kept in the browser: what it is for, and how long it stays. */
export const storageTexts: Readonly<
  Record<StorageId, { readonly purpose: string; readonly lasts: string }>
> = {
  session: {
    purpose:
      'Who you are, so that you stay logged in: your email address and a key to your account.',
    lasts: 'until you log out.',
  },
  heartbeat: {
    purpose:
      'On which days Firebase Authentication was used in this browser, and in which version. It goes to Firebase with a login, without anything about you. Written when you open the pages of login, sign-up or your account, and while you are logged in.',
    lasts: 'until you delete it, 30 days at most.',
  },
  databaseProbe: {
    purpose: 'Tells Firebase Authentication whether your browser has such databases.',
    lasts: 'for a moment.',
  },
  probe: {
    purpose: 'Tells whether your browser can store anything.',
    lasts: 'for a moment.',
  },
  reloaded: {
    purpose:
      'When a page loaded itself again because a part of it was missing, so that it does this only once; for a moment also what you had typed there, without passwords.',
    lasts: 'until you close the tab.',
  },
};

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'What you can buy at the desk',
  columns: { name: 'What', price: 'Price' },
  single: 'One class',
} as const;

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} at the studio, ${price}: ${comment}`;
