import { missingVariables, projectVariables } from '@/lib/auth/environment';
import { Stop } from '../console/stop';
import type { BuildStamp } from '../export/buildStamp';
import { host } from './host';

const list = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n');

/**
 * Decides what a build is made for: a Firebase project when all its variables are set, the local emulator when none is.
 * @param authPort where the auth emulator listens
 * @throws Stop naming each missing variable when only some are set
 */
export function buildTarget(environment: NodeJS.ProcessEnv, authPort: number): BuildStamp {
  const missing = missingVariables(environment);
  if (missing.length === 0) return { target: 'production' };
  if (missing.length === projectVariables.length)
    return { target: 'emulator', authEmulator: `http://${host}:${authPort}` };
  throw new Stop(
    `Some variables of the Firebase project are set, but these are missing:\n${list(missing)}\n` +
      'Set all of them to build for the project, or none to build for the local emulator.',
  );
}

/**
 * Makes sure that a build is for a real project.
 * @throws Stop naming each missing variable
 */
export function requireProject(environment: NodeJS.ProcessEnv): void {
  const missing = missingVariables(environment);
  if (missing.length === 0) return;
  throw new Stop(
    `A deploy needs the variables of your Firebase project, and these are missing:\n${list(missing)}\n` +
      'Without them the pages would sign in with an emulator on the visitor’s own machine. ' +
      'Put them into .env.production.local; the README says where Firebase shows their values.',
  );
}
