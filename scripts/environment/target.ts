import { type Environment, namesProject, problemsOf } from './variables';
import { CliError } from '../tools/console';

/** The address of every local server: this machine only. */
export const host = '127.0.0.1';

/** What a build was made for. It stands in `out/build.json`. `authEmulator` is an origin such as `http://127.0.0.1:9099`. */
export interface BuildStamp {
  readonly target: 'emulator' | 'production';
  readonly authEmulator?: string;
}

/** Reads a port from the environment; throws a CliError when it is no number from 1 to 65535. */
export function portFrom(variable: string, fallback: number, environment = process.env): number {
  const text = environment[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new CliError(`${variable} is "${text}", but a port is a number from 1 to 65535.`);
}

/** The port of the auth emulator, from AUTH_PORT or 9099. It is built into the pages. */
export const authPort = () => portFrom('AUTH_PORT', 9099);

/** Names each missing or wrong variable, with advice; undefined when all are right. */
function explainProblems(environment: Environment, complete: boolean, advice: string) {
  const problems = problemsOf(environment, complete);
  if (problems.length === 0) return undefined;
  return (
    `Some variables are not as they must be:\n${problems.map((text) => `  ${text}`).join('\n')}\n` +
    `${advice} They stand in .env.local or in the settings of the host; docs/hosting.md says where Firebase shows the values.`
  );
}

/**
 * Decides what a build is made for: a Firebase project when its variables are set, the local emulator (at `authPort`)
 * when none is. Throws a CliError when a variable is wrong, or when some variables of the project are missing.
 */
export function buildTarget(environment: Environment, authPort: number): BuildStamp {
  // A build on a host's machines is always for visitors, also when its settings lack the variables.
  const onHost = Boolean(environment.CF_PAGES || environment.NETLIFY);
  const isForVisitors = onHost || namesProject(environment);
  const advice = isForVisitors
    ? 'Set all of them for a build for visitors, or none of the Firebase project for one with the local emulator.'
    : 'Correct them, or leave them empty for a build with the local emulator.';
  const problems = explainProblems(environment, isForVisitors, advice);
  if (problems) throw new CliError(problems);
  return isForVisitors
    ? { target: 'production' }
    : { target: 'emulator', authEmulator: `http://${host}:${authPort}` };
}

/** Says where pages sign in that were built for another auth emulator than that at `authPort`; undefined for all others. */
export function otherEmulator({ authEmulator }: BuildStamp, authPort: number): string | undefined {
  if (!authEmulator || Number(new URL(authEmulator).port) === authPort) return undefined;
  return `The pages were built to sign in at ${authEmulator}, so the auth emulator starts there, and not at port ${authPort} (AUTH_PORT). Build again to change it.`;
}

/** What keeps a build from being for a real project: each missing or wrong variable. */
export function projectProblems(environment: Environment): string | undefined {
  const advice =
    'Without them the pages would sign in with an emulator on the visitor’s own machine, and name an address that is not theirs.';
  return explainProblems(environment, true, advice);
}

/**
 * The environment for Next. The emulator's address is set or removed here and nowhere else, because a value left over in
 * a shell must never reach a build for visitors. (An undefined variable is not passed on.)
 */
export function nextEnvironment(stamp: BuildStamp, environment = process.env): NodeJS.ProcessEnv {
  return {
    ...environment,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_AUTH_EMULATOR: stamp.authEmulator,
  };
}
