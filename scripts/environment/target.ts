import { type Environment, namesProject, problemsOf } from '@/lib/environment/variables';
import { CliError } from '../console/cliError';
import type { BuildStamp } from '../export/buildStamp';
import { host } from './host';

/**
 * Looks at the variables of a build.
 * @param complete whether all that a build for visitors needs must be there
 * @throws CliError with one message for each variable that is wrong or missing
 */
function checkVariables(environment: Environment, complete: boolean, advice: string): void {
  const problems = problemsOf(environment, complete);
  if (problems.length === 0) return;
  throw new CliError(
    `Some variables are not as they must be:\n${problems.map((text) => `  ${text}`).join('\n')}\n` +
      `${advice} They stand in .env.local or in the settings of the host; docs/hosting.md says where Firebase shows the values.`,
  );
}

/**
 * Decides what a build is made for: a Firebase project when its variables are set (and on Cloudflare's and Netlify's
 * machines, which set `CF_PAGES` and `NETLIFY`), the local emulator when none is.
 * @param authPort where the auth emulator listens
 * @throws CliError when a variable is wrong, or only some of the project are set
 */
export function buildTarget(environment: Environment, authPort: number): BuildStamp {
  // A build on a host's own machines is for visitors, whatever was forgotten in its settings.
  const onHost = Boolean(environment.CF_PAGES || environment.NETLIFY);
  const production = onHost || namesProject(environment);
  const advice = production
    ? 'Set all of them for a build for visitors, or none of the Firebase project for one with the local emulator.'
    : 'Mend them, or leave them empty for a build with the local emulator.';
  checkVariables(environment, production, advice);
  return production
    ? { target: 'production' }
    : { target: 'emulator', authEmulator: `http://${host}:${authPort}` };
}

/**
 * Makes sure that a build is for a real project.
 * @throws CliError with one message for each variable that is wrong or missing
 */
export function requireProject(environment: Environment): void {
  const advice =
    'Without them the pages would sign in with an emulator on the visitor’s own machine, and name an address that is not theirs.';
  checkVariables(environment, true, advice);
}
