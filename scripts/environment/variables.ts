/** An environment such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable that is built into the pages. */
export interface BuildVariable {
  readonly name: string;
  /** What a value must be, as the end of "it must be ...". */
  readonly expected: string;
  readonly pattern: RegExp;
  /** Whether a production build does not need it. */
  readonly optional?: true;
}

/** A name with at least one dot, in the form of certificates (RFC 1123; IDN as `xn--`). */
const host = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]*[a-z0-9])';

/** Where pages send what they report. */
const reportAddress = {
  expected: 'a path of the site, such as /reports, or an https address',
  pattern: new RegExp(`^(?:/|https://${host}(?::\\d{1,5})?/)(?!/)[^\\s"'\`<>\\\\]*$`),
  optional: true,
} as const;

/**
 * Everything an owner can set for a build, as listed in `.env.example` and docs/hosting.md. The forms of the Firebase values
 * are those that its console shows: each goes into a script, a policy or an address, where a stray quote or scheme would
 * only be noticed by a visitor.
 */
export const buildVariables: readonly BuildVariable[] = [
  {
    name: 'NEXT_PUBLIC_FIREBASE_API_KEY',
    expected: 'the key alone (letters, digits, - and _), without quotes, commas or spaces',
    pattern: /^[\w-]+$/,
  },
  {
    name: 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
    expected: 'a host without scheme or path, such as my-studio.firebaseapp.com',
    pattern: new RegExp(`^${host}$`),
  },
  {
    name: 'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
    expected:
      'the project’s id (6 to 30 lower-case letters, digits and hyphens), such as my-studio',
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  },
  {
    name: 'NEXT_PUBLIC_FIREBASE_APP_ID',
    expected: 'the id of the web app, such as 1:1234567890:web:0a1b2c3d4e5f',
    pattern: /^\d+:\d+:web:[0-9a-f]+$/,
  },
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    expected: 'the https address of the site without a path, such as https://www.example.com',
    pattern: new RegExp(`^https://${host}(?::\\d{1,5})?/?$`),
  },
  { name: 'NEXT_PUBLIC_VITALS', ...reportAddress },
  { name: 'NEXT_PUBLIC_ERRORS', ...reportAddress },
];

/** Whether an environment names a Firebase project, completely or in part. */
export function namesProject(environment: Environment): boolean {
  return buildVariables.some(
    ({ name }) => name.startsWith('NEXT_PUBLIC_FIREBASE_') && environment[name],
  );
}

/**
 * Looks at every variable and says what is wrong, one message each: its name, what was found and what it must be.
 * @param complete whether those that a build for visitors needs must be set; otherwise only set ones are looked at
 */
export function problemsOf(environment: Environment, complete: boolean): readonly string[] {
  return buildVariables.flatMap(({ name, expected, pattern, optional }) => {
    const value = environment[name];
    if (value) return pattern.test(value) ? [] : [`${name} is "${value}", but must be ${expected}`];
    return complete && !optional ? [`${name} is not set; it must be ${expected}`] : [];
  });
}
