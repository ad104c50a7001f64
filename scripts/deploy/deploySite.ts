import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles } from 'firebase-tools/lib/listFiles';
import { CliError } from '../console/console';
import { type BuildStamp, requireProject } from '../environment/target';
import type { FirebaseHosting } from '../hosts/firebase';
import { firebaseBuildFile } from '../hosts/writeHosts';

const size = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/**
 * Tells a person what a deploy would send, and where: by kind of file, the heaviest first. The built site is looked
 * through as Firebase's own tool does it, without what the host is told to leave out.
 */
export function describeOutgoing(
  project: string,
  folder: string,
  { headers: rules, redirects, ignore }: FirebaseHosting,
): string {
  const files = listFiles(folder, ignore);
  const sizes = new Map<string, number[]>();
  for (const file of files) {
    const kind = extname(file) || file;
    sizes.set(kind, [...(sizes.get(kind) ?? []), statSync(join(folder, file)).size]);
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const rows = [...sizes]
    .sort(([, one], [, other]) => sum(other) - sum(one))
    .map(([kind, each]) => {
      const count = String(each.length).padStart(6);
      return `  ${kind.padEnd(16)}${count} files ${size(sum(each)).padStart(12)}`;
    });
  const headers = new Set(rules.flatMap((rule) => rule.headers.map(({ key }) => key)));
  return [
    `To the Firebase project ${project}: ${files.length} files, ${size(sum([...sizes.values()].flat()))}`,
    ...rows,
    `with ${headers.size} headers in ${rules.length} rules and ${redirects.length} redirect(s).`,
  ].join('\n');
}

/** What a deploy is made of; the command brings the real ones, tests put their own in place of the slow ones. */
export interface DeployPieces {
  /** Throws a CliError when the code is not as it must be. */
  readonly check: () => Promise<void>;
  /** Builds the site into `folder` and says what for. */
  readonly build: () => Promise<BuildStamp>;
  readonly folder: string;
  /** How the host is to serve that build. */
  readonly hosting: () => Promise<FirebaseHosting>;
  /** Runs Firebase's own tool with these arguments; resolves to its exit code. */
  readonly send: (args: readonly string[]) => Promise<number>;
}

const rehearsal = '--dry-run';

/**
 * Deploys the site, or rehearses it: the variables, the checks, the build, then the list of what is sent, each before
 * anything that costs more. Throws a CliError at the first thing that is wrong; nothing was sent then.
 */
export async function deploySite(
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  { check, build, folder, hosting, send }: DeployPieces,
): Promise<void> {
  const unknown = options.filter((option) => option !== rehearsal);
  if (unknown.length > 0)
    throw new CliError(`Unknown option ${unknown.join(' ')}: there is only ${rehearsal}.`);
  requireProject(environment);
  await check();
  if ((await build()).target !== 'production')
    throw new CliError('This build is for the local emulator: it is not sent.');

  const project = environment.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const served = await hosting();
  console.log(`\n${describeOutgoing(project, folder, served)}`);
  if (options.includes(rehearsal)) return console.log('\nThis was a rehearsal: nothing was sent.');
  const site = served.site ?? served.target;
  const only = site ? `hosting:${site}` : 'hosting';
  const args = ['deploy', '--only', only, '--project', project, '--config', firebaseBuildFile];
  if ((await send(args)) !== 0)
    throw new CliError('Firebase did not take the site; its own words stand above.');
}
