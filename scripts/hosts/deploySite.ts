import { CliError } from '../tools/console';
import { type BuildStamp, requireProject } from '../environment/target';
import { filesBelow } from '../export/outFolder';
import type { FirebaseHosting } from './firebase';
import { firebaseBuildFile } from './writeHosts';

/** The steps of a deploy. Tests replace the slow ones. */
export interface DeployPieces {
  /** Throws a CliError when a check fails. */
  readonly check: () => Promise<void>;
  /** Builds the site into `folder`. */
  readonly build: () => Promise<BuildStamp>;
  readonly folder: string;
  /** The hosting configuration of that build. */
  readonly hosting: () => Promise<FirebaseHosting>;
  /** Runs Firebase's command line tool; resolves to its exit code. */
  readonly send: (args: readonly string[]) => Promise<number>;
}

const dryRun = '--dry-run';

/**
 * Deploys the site: checks the variables, then the code, builds, and sends. With `--dry-run` it stops before it sends.
 * Throws a CliError at the first failure; nothing has been sent then, unless the sending itself failed.
 */
export async function deploySite(
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  { check, build, folder, hosting, send }: DeployPieces,
): Promise<void> {
  const unknown = options.filter((option) => option !== dryRun);
  if (unknown.length > 0)
    throw new CliError(`Unknown option ${unknown.join(' ')}: there is only ${dryRun}.`);
  requireProject(environment);
  await check();
  if ((await build()).target !== 'production')
    throw new CliError('This build is for the local emulator: it is not sent.');

  const project = environment.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const served = await hosting();
  const { length } = await filesBelow(folder);
  console.log(
    `\nTo the Firebase project ${project}: ${length} files, ${served.headers.length} header rules, ${served.redirects.length} redirects.`,
  );
  if (options.includes(dryRun)) return console.log('This was a dry run: nothing was sent.');
  const site = served.site ?? served.target;
  const only = site ? `hosting:${site}` : 'hosting';
  const args = ['deploy', '--only', only, '--project', project, '--config', firebaseBuildFile];
  if ((await send(args)) !== 0)
    throw new CliError('Firebase did not take the site; its own words stand above.');
}
