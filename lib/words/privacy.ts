/* The legal pages. */

/** The kinds of browser storage that the privacy notice lists. */
export type StoragePlace = 'local' | 'session' | 'database';

interface HostWords {
  readonly purpose: string;
  /** When the host is contacted. */
  readonly when: string;
}

export const lawWords = {
  contact: 'Contact',
  changed: 'Last changed',
  /** The accessible name of the footer's last line. */
  navigation: 'Legal',
} as const;

/** The generated parts of the privacy notice. */
export const privacyWords = {
  /** Shown below forms, before the link to the privacy notice. */
  belowForms: 'What we keep about you:',
  hosts: {
    heading: 'Other hosts',
    lead: 'Your browser contacts only our own host and the hosts below. Each page tells it to block scripts, frames and requests from all others (Content Security Policy).',
    when: 'Contacted',
    ownPictures: 'All pictures come from our own host.',
    /** Followed by the names of hosts. */
    otherPictures: 'Pictures of classes also come from',
    /** Shown if reports go to the site's own host. Otherwise, the list has their host. */
    ownReports:
      'Our own host also receives how fast the pages load and which errors their scripts have, without anything about you.',
  },
  storage: {
    heading: 'What stays on your device',
    lead: 'This site stores the following in your browser, and nothing else. You can delete all of it in your browser’s settings.',
    lasts: 'Stays',
  },
} as const;

export const storagePlaces: Readonly<Record<StoragePlace, string>> = {
  local: 'Local storage',
  session: 'Session storage',
  database: 'Database',
};

/** By host name, or by the host's role in this build. */
export const hostWords: Readonly<Record<string, HostWords>> = {
  'apis.google.com': {
    purpose: `The window in which you log in with Google.`,
    when: `when you point at or press Google’s button.`,
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
    purpose: 'Receives the result when you log in with Google (Firebase Authentication).',
    when: `when you point at or press Google’s button.`,
  },
  emulator: {
    purpose: 'Stands in for Firebase Authentication while the site is being developed.',
    when: 'when you send a form of your account’s page, and while you are logged in.',
  },
  reports: {
    purpose:
      'Receives how fast the pages load and which errors their scripts have, without anything about you.',
    when: 'while you read a page.',
  },
};

/** What the site stores in a browser, and for how long (`storageKeys` in lib/privacyNotice). */
export const storageWords = {
  session: {
    purpose: 'Keeps you logged in: your email address and a key to your account.',
    lasts: 'until you log out.',
  },
  heartbeat: {
    purpose:
      'The days on which this browser used Firebase Authentication, and the version of Firebase. Both are sent to Firebase when you log in, without anything about you. They’re stored when you open the login, sign-up or account pages, and while you’re logged in.',
    lasts: 'until you delete it, 30 days at most.',
  },
  databaseProbe: {
    purpose: 'Checks whether your browser supports such databases.',
    lasts: 'for a moment.',
  },
  probe: {
    purpose: 'Checks whether your browser can store data.',
    lasts: 'for a moment.',
  },
  reloaded: {
    purpose:
      'The time of the last automatic reload after part of a page failed to load, so that the page doesn’t keep reloading.',
    lasts: 'until you close the tab.',
  },
} as const;
