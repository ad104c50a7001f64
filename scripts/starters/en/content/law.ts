import type { HostText, StorageId, StoragePlace } from '@/lib/law';
import type { LawSection, Operator } from '@/lib/studio/types';

/*
 * The law pages: imprint, privacy notice, accessibility statement. They are samples. Each [Bracket] stands for something that
 * only the studio knows; while there is one, the pages say so and `npm run deploy` refuses. Have them checked by somebody who
 * knows the law of your country. Their titles, and the day of the last change, stand in pages.ts.
 */

/** The operator of the studio; address, number and email are those of the studio. */
export const operator: Operator = {
  name: '[Name of the owner or the company]',
  representedBy: '[Name of the managing director]',
  register: '[Register court], [Register number]',
  vatId: '[VAT id]',
  responsible: '[Name of the person responsible for the content]',
  disputes: '[Whether you take part in dispute settlement before a consumer arbitration board]',
};

/** The imprint. */
export const imprint = {
  lead: 'Who runs this studio and this site.',
  fields: {
    operator: 'Operator',
    representedBy: 'Represented by',
    contact: 'Contact',
    register: 'Register',
    vatId: 'VAT ID',
    responsible: 'Responsible for the content',
    disputes: 'Dispute settlement',
  },
} as const;

/** The privacy notice. Hosts and storage are listed by code: what a build does not use is not in it. */
export const privacy = {
  lead: 'What this site keeps, where, and for how long. Until you log in or sign up, it sends nothing about you to anybody.',
  /** Below the forms of login and sign-up, before the link to this page. */
  beside: 'What we keep about you:',
  responsible: 'Who is responsible',
  reading: {
    heading: 'When you read this site',
    paragraphs: [
      'Pages, pictures, typefaces and the list of classes come from our own host, which [Name and address of the hosting company] runs for us. Like every web server it sees the address of your device and which page you ask for. It deletes its records after [Number] days. We need this to show you the site and to keep it safe (Art. 6(1)(f) GDPR).',
      'No cookies, no advertising, no profile of you. Maps and links to other sites are plain links: nothing is sent there before you follow one.',
    ],
  },
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
  account: {
    heading: 'Your account',
    paragraphs: [
      'You can read everything and book without an account. If you sign up, we keep your email address, whether it is confirmed, when you signed up and when you last logged in. Your password is kept in a form that nobody can read. This is needed for the account that you ask for (Art. 6(1)(b) GDPR).',
      'The accounts are kept for us by Firebase Authentication, a service of Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. Data may be processed in the USA, under the EU-US Data Privacy Framework.',
      'On your account’s page you can see and change all of it, download it, and delete the account. It is then gone at once.',
    ],
  },
  storage: {
    heading: 'What stays on your device',
    lead: 'This site writes the following into your browser, and nothing else. Your browser’s settings delete all of it.',
    lasts: 'Stays',
  },
  booking: {
    heading: 'When you book or write to us',
    paragraphs: [
      'A booking is a message, an email or a call that you make yourself. We use what you tell us to hold your place and to answer, and delete it after [Number] months, unless a law asks us to keep it longer (Art. 6(1)(b) GDPR).',
    ],
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'You may ask what we keep about you, have it corrected, deleted or handed over, have its use restricted, and object to it. An email is enough.',
      'You may also complain to a supervisory authority. Ours is [Name of the supervisory authority].',
    ],
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
    purpose: 'The window in which you log in with Google.',
    when: 'when you reach or press Google’s button.',
  },
  'identitytoolkit.googleapis.com': {
    purpose: 'Signing up, logging in and changing your account (Firebase Authentication).',
    when: 'when you send one of these forms, and while you are logged in, to see whether your account is still there.',
  },
  'securetoken.googleapis.com': {
    purpose: 'Staying logged in (Firebase Authentication).',
    when: 'about once an hour while you are logged in and the site is open, and when your login has ended elsewhere.',
  },
  project: {
    purpose: 'Hears from the window in which you log in with Google (Firebase Authentication).',
    when: 'when you reach or press Google’s button.',
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
  kept: {
    purpose:
      'The classes that you keep in “My week”: one list for each account, and one for a visitor without an account.',
    lasts:
      'until you take them out; those of an account until it is deleted, on devices where you are logged in.',
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

/** The accessibility statement. */
export const accessibility = {
  lead: 'Everybody should be able to read this site, find a class and book it.',
  sections: [
    {
      heading: 'Standard',
      paragraphs: [
        'This site aims to meet the Web Content Accessibility Guidelines 2.2 at level AA (in Europe: EN 301 549). We know of no part that does not.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'Each version is tested by machine before it goes online: every page with axe, by keyboard alone, at 400 percent zoom, with wider text spacing, with forced colors, with reduced motion and without JavaScript, in the engines of Chrome, Firefox and Safari.',
        'Machines do not find everything. The site was last tested by people on [Date], with [Screen reader and browser].',
      ],
    },
  ] satisfies readonly LawSection[],
  contact: {
    heading: 'Something stands in your way?',
    paragraphs: [
      'Tell us, and we answer within [Number] working days. You can also book by telephone.',
    ],
  },
  enforcement: {
    heading: 'If we do not answer',
    paragraphs: ['You can turn to [Name and address of the body that enforces accessibility].'],
  },
} as const;
