/** An environment such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable whose value ends up in the pages. */
export interface BuildVariable {
  readonly name: string;
  /** Describes a valid value. */
  readonly expected: string;
  readonly pattern: RegExp;
  readonly optional?: true;
}

/** A host name with at least one dot (RFC 1123; IDN as `xn--`). */
const host = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]*[a-z0-9])';

/** An endpoint for reports. */
const reportUrl = {
  expected: 'a path of the site, such as /reports, or an https URL',
  pattern: new RegExp(`^(?:/|https://${host}(?::\\d{1,5})?/)(?!/)[^\\s"'\`<>\\\\]*$`),
  optional: true,
} as const;

/**
 * Every variable that an owner can set for a build (`.env.example`, docs/hosting.md). The values
 * end up in scripts, URLs and the policy. Nobody would notice a stray quote or a missing scheme
 * there until the site failed for a visitor.
 */
export const buildVariables: readonly BuildVariable[] = [
  {
    name: 'NEXT_PUBLIC_FIREBASE_API_KEY',
    expected: 'the key without quotes, commas or spaces',
    pattern: /^[\w-]+$/,
  },
  {
    name: 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
    expected: 'a host without https://, such as my-studio.firebaseapp.com',
    pattern: new RegExp(`^${host}$`),
  },
  {
    name: 'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
    expected: 'the project ID (6 to 30 lowercase letters, digits and hyphens), such as my-studio',
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  },
  {
    name: 'NEXT_PUBLIC_FIREBASE_APP_ID',
    expected: 'the app ID, such as 1:1234567890:web:0a1b2c3d4e5f',
    pattern: /^\d+:\d+:web:[0-9a-f]+$/,
  },
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    expected: 'the https URL of the site without a path, such as https://www.example.com',
    pattern: new RegExp(`^https://${host}(?::\\d{1,5})?/?$`),
  },
  { name: 'NEXT_PUBLIC_VITALS', ...reportUrl },
];

/** Returns whether any variable of a Firebase project is set. */
export function namesProject(environment: Environment): boolean {
  return buildVariables.some(
    ({ name }) => name.startsWith('NEXT_PUBLIC_FIREBASE_') && environment[name],
  );
}

/**
 * Checks the variables and returns one message for each problem.
 * @param isProduction whether all variables that a production build needs must be set
 */
export function problemsOf(environment: Environment, isProduction: boolean): readonly string[] {
  return buildVariables.flatMap(({ name, expected, pattern, optional }) => {
    const value = environment[name];
    if (value) return pattern.test(value) ? [] : [`${name} is "${value}", expected ${expected}`];
    return isProduction && !optional ? [`${name} is not set, expected ${expected}`] : [];
  });
}
