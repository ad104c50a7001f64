import { CliError } from '../tools/console';
import { type Environment, namesProject, problemsOf } from './variables';

/** The host of all local servers, which makes them reachable only from this machine. */
export const host = '127.0.0.1';

/**
 * The ports of the tests. Their defaults differ from those of `npm start`, so that both can run at
 * the same time.
 */
export const testPorts = {
  site: process.env.PORT || '5100',
  auth: process.env.AUTH_PORT || '9199',
};

/**
 * The auth backend of a build, stored in `out/build.json`. `authEmulator` is an origin such as
 * `http://127.0.0.1:9099`.
 */
export interface BuildStamp {
  readonly target: 'emulator' | 'production';
  readonly authEmulator?: string;
}

export function portFrom(variable: string, fallback: number, environment = process.env): number {
  const text = environment[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new CliError(`Set ${variable} to a number from 1 to 65535: it is "${text}".`);
}

/** The port of the auth emulator, which is built into the pages. */
export const authPort = () => portFrom('AUTH_PORT', 9099);

/** Returns a message that lists missing and invalid variables. */
const explainProblems = (problems: readonly string[]) =>
  [
    'Correct these settings in .env.local, or on your host (docs/hosting.md says where to find the values):',
    ...problems.map((problem) => `  ${problem}`),
  ].join('\n');

/**
 * Decides which backend a build uses: a Firebase project if its variables are set, otherwise the
 * local emulator. Throws a CliError if a variable is invalid or only some of them are set.
 */
export function buildTarget(environment: Environment, authPort: number): BuildStamp {
  // Builds on Cloudflare Pages and Netlify are always for production, so missing variables are an
  // error on these hosts.
  const isOnHost = Boolean(environment.CF_PAGES || environment.NETLIFY);
  const isProduction = isOnHost || namesProject(environment);
  const problems = problemsOf(environment, isProduction);
  if (problems.length > 0) {
    const message = explainProblems(problems);
    const advice = 'Or leave all of them empty to build with the local auth emulator.';
    throw new CliError(isProduction && !isOnHost ? `${message}\n${advice}` : message);
  }
  return isProduction
    ? { target: 'production' }
    : { target: 'emulator', authEmulator: `http://${host}:${authPort}` };
}

/**
 * Returns a message that lists the variables that a deploy still needs, or undefined if it needs
 * none.
 */
export function projectProblems(environment: Environment): string | undefined {
  const problems = problemsOf(environment, true);
  return problems.length > 0 ? explainProblems(problems) : undefined;
}

/**
 * Returns the environment variables for Next, with the emulator's URL from the stamp. For
 * production, the URL is removed, because a URL that was left in the shell must never end up in the
 * pages.
 */
export function nextEnvironment(stamp: BuildStamp, environment = process.env): NodeJS.ProcessEnv {
  return {
    ...environment,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_AUTH_EMULATOR: stamp.authEmulator,
  };
}
