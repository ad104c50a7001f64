export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'manifest-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action';

/** A source that the Content Security Policy allows, and why. */
export interface AllowedHost {
  readonly directive: Directive;
  /** An origin, a scheme such as `https:`, or `'self'`. */
  readonly source: string;
  /** Why the site needs it, for readers who aren't developers. */
  readonly purpose: string;
}

/** Environment variables that add hosts (`.env.example`). */
export interface HostSettings {
  /** The origin of the auth emulator, in local builds. */
  readonly authEmulator?: string;
  /** The host of the Firebase project, in builds for visitors. */
  readonly authDomain?: string;
  /** Paths or URLs that receive measurements and errors. */
  readonly reports?: readonly (string | undefined)[];
}

const always: readonly AllowedHost[] = [
  { directive: 'script-src', source: "'self'", purpose: 'The scripts of the site.' },
  {
    directive: 'script-src',
    source: 'https://apis.google.com',
    purpose: 'The loader of the window of a provider, fetched on the pages that offer it.',
  },
  { directive: 'style-src', source: "'self'", purpose: 'The style sheets of the site.' },
  { directive: 'img-src', source: "'self'", purpose: 'The pictures of the site.' },
  {
    directive: 'img-src',
    source: 'https:',
    purpose:
      'Pictures of services on other hosts, since data.json may name any without a new build.',
  },
  { directive: 'font-src', source: "'self'", purpose: 'The typefaces of the site.' },
  {
    directive: 'manifest-src',
    source: "'self'",
    purpose: 'The name and the icons for home screens.',
  },
  {
    directive: 'form-action',
    source: "'self'",
    purpose: 'Forms that are sent without JavaScript.',
  },
  {
    directive: 'connect-src',
    source: "'self'",
    purpose: 'The list of services as it is now, and the pages that follow a link.',
  },
];

const forSignIn = (authDomain: string): readonly AllowedHost[] => [
  {
    directive: 'connect-src',
    source: 'https://identitytoolkit.googleapis.com',
    purpose: 'Signing up, logging in and changing an account, at Firebase Authentication.',
  },
  {
    directive: 'connect-src',
    source: 'https://securetoken.googleapis.com',
    purpose: 'Staying logged in: a new token each hour, from Firebase Authentication.',
  },
  {
    directive: 'frame-src',
    source: `https://${authDomain}`,
    purpose: 'The hidden frame that hears from the window of a provider.',
  },
];

const forEmulator = (origin: string): readonly AllowedHost[] => [
  { directive: 'connect-src', source: origin, purpose: 'Signing in with the auth emulator.' },
  { directive: 'frame-src', source: origin, purpose: 'The hidden frame of the emulator’s window.' },
];

function forReports(addresses: readonly (string | undefined)[]): readonly AllowedHost[] {
  const others = addresses.filter((address) => address?.startsWith('https:'));
  const origins = new Set(others.map((address) => new URL(address!).origin));
  return [...origins].map((source) => ({
    directive: 'connect-src',
    source,
    purpose: 'Measurements and errors of the pages, which the studio collects there.',
  }));
}

/** Returns all sources that the pages of a build may load from or send to. Browsers block all others. */
export function allowedHosts({
  authEmulator,
  authDomain = '',
  reports = [],
}: HostSettings): readonly AllowedHost[] {
  return [
    ...always,
    ...(authEmulator ? forEmulator(authEmulator) : forSignIn(authDomain)),
    ...forReports(reports),
  ];
}
