/** A directive of the Content Security Policy that names what a page may load, or whom it may ask. */
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'manifest-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action';

/** One line of the Content Security Policy: whom a page may ask for what, and why. */
export interface AllowedHost {
  readonly directive: Directive;
  /** An origin such as `https://www.example.com`, a scheme such as `https:`, or `'self'`, the site's own host. */
  readonly source: string;
  /** Why the site needs it, in a sentence for people who are no developers. */
  readonly purpose: string;
}

/** What the hosts of a build depend on, as it stands in its environment (`.env.example`). */
export interface HostSettings {
  /** The origin of the auth emulator, in a build for this machine. */
  readonly authEmulator?: string;
  /** The host of the Firebase project, in a build for visitors. */
  readonly authDomain?: string;
  /** Where measurements and errors are sent: paths of the site, or addresses of another host. */
  readonly reports?: readonly (string | undefined)[];
}

/** What every build may load. */
const everywhere: readonly AllowedHost[] = [
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

/** Whom a build for visitors asks to sign somebody in. */
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

/** Whom a build for this machine asks instead. */
const forEmulator = (origin: string): readonly AllowedHost[] => [
  { directive: 'connect-src', source: origin, purpose: 'Signing in with the auth emulator.' },
  { directive: 'frame-src', source: origin, purpose: 'The hidden frame of the emulator’s window.' },
];

/** The hosts that get reports; a path of the site needs no line. */
function forReports(addresses: readonly (string | undefined)[]): readonly AllowedHost[] {
  const others = addresses.filter((address) => address?.startsWith('https:'));
  const origins = new Set(others.map((address) => new URL(address!).origin));
  return [...origins].map((source) => ({
    directive: 'connect-src',
    source,
    purpose: 'Measurements and errors of the pages, which the studio collects there.',
  }));
}

/**
 * Every host that the pages of a build may load something from or send something to: the one table that the Content Security
 * Policy of pages and hosts is made of. What has no line here, browsers block.
 */
export function allowedHosts({
  authEmulator,
  authDomain = '',
  reports = [],
}: HostSettings): readonly AllowedHost[] {
  return [
    ...everywhere,
    ...(authEmulator ? forEmulator(authEmulator) : forSignIn(authDomain)),
    ...forReports(reports),
  ];
}

/** The directives that rule a part of another one's elements, as browsers name them in a report. */
const partOf = /-(elem|attr)$/;

/**
 * What to do about something that a browser has blocked: the line to add to this file, ready to be copied. Inline code has
 * none, since the policy allows it by its hash only.
 * @param directive the directive that blocked it, as the browser reports it (`effectiveDirective`)
 * @param blocked what was blocked (`blockedURI`): an address, or a word such as `inline`
 */
export function lineToAdd(directive: string, blocked: string): string {
  if (!URL.canParse(blocked))
    return `No host is to blame: move this ${blocked} code into a file or a class.`;
  const { origin, protocol } = new URL(blocked);
  const source = origin === 'null' ? protocol : origin;
  return (
    'If the site needs it, add this line to lib/csp.ts and say why: ' +
    `{ directive: '${directive.replace(partOf, '')}', source: '${source}', purpose: '...' },`
  );
}
