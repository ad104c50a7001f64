/** The variables that point a build at a real Firebase project; all four or none. */
export const projectVariables = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_APP_ID',
] as const;

/** An environment such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The project variables that an environment leaves unset or empty, in the order the README lists them. */
export function missingVariables(environment: Environment): readonly string[] {
  return projectVariables.filter((name) => !environment[name]?.trim());
}

/** What a build with this environment signs in against: the emulator only when no variable is set. */
export function authTarget(environment: Environment): 'emulator' | 'production' {
  return missingVariables(environment).length === projectVariables.length
    ? 'emulator'
    : 'production';
}
