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
export interface AllowedSource {
  readonly directive: Directive;
  /** An origin, a scheme such as `https:`, or `'self'`. */
  readonly source: string;
  /** Why the site needs the source, for readers who aren't developers. */
  readonly purpose: string;
}

/** Environment variables that add sources (`.env.example`). */
export interface SourceSettings {
  /** The origin of the auth emulator, in local builds. */
  readonly authEmulator?: string;
  /** The auth domain of the Firebase project, in production builds. */
  readonly authDomain?: string;
  /** The path or URL that receives web vitals and errors. */
  readonly reports?: string;
}

const always: readonly AllowedSource[] = [
  { directive: 'script-src', source: "'self'", purpose: 'The scripts of the site.' },
  {
    directive: 'script-src',
    source: 'https://apis.google.com',
    purpose: 'Loads Google’s sign-in popup, on pages that offer it.',
  },
  { directive: 'style-src', source: "'self'", purpose: 'The style sheets of the site.' },
  { directive: 'img-src', source: "'self'", purpose: 'The pictures of the site.' },
  {
    directive: 'img-src',
    source: 'https:',
    purpose: 'Pictures of services on other hosts, which data.json may add without a new build.',
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
    purpose: 'Forms submitted without JavaScript.',
  },
  {
    directive: 'connect-src',
    source: "'self'",
    purpose: 'The current list of services, and the data of linked pages.',
  },
];

const forSignIn = (authDomain: string): readonly AllowedSource[] => [
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
    purpose: 'The hidden frame that receives the result of Google’s sign-in popup.',
  },
];

const forEmulator = (origin: string): readonly AllowedSource[] => [
  { directive: 'connect-src', source: origin, purpose: 'Signing in with the auth emulator.' },
  { directive: 'frame-src', source: origin, purpose: 'The hidden frame of the emulator’s popup.' },
];

const forReports = (url: string): AllowedSource => ({
  directive: 'connect-src',
  source: new URL(url).origin,
  purpose: 'Receives the pages’ measurements and errors for the studio.',
});

/**
 * Returns everything that a build's pages may load from or send data to. Browsers block all others.
 */
export function allowedSources({
  authEmulator,
  authDomain = '',
  reports,
}: SourceSettings): readonly AllowedSource[] {
  return [
    ...always,
    ...(authEmulator ? forEmulator(authEmulator) : forSignIn(authDomain)),
    ...(reports?.startsWith('https:') ? [forReports(reports)] : []),
  ];
}
