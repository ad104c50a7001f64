import './environment/load';
import { spawnSync } from 'node:child_process';
import { demonstration } from '@/lib/content/studio';
import { contentFolder, dataFile } from '@/lib/studio/folders';
import { ownerIssues, ownerTexts } from './content/contentIssues';
import { issueLine } from '@/lib/catalogue/issue';
import { report } from './content/report';
import { demonstrationLine, leftoverIssues } from './content/demonstrationIssues';
import { buildSite } from './export/buildSite';
import { CliError, runMain } from './tools/console';
import { filesBelow, outDir } from './export/outFolder';
import { projectProblems } from './environment/target';
import { firebaseBuildFile, readHosting } from './hosts/firebase';

const dryRun = '--dry-run';
const asDemonstration = '--demonstration';

/** What the owner edits, which Prettier brings into form. */
const ownerFiles = [contentFolder, dataFile];

const isDemonstration = 'are still of the demonstration, or have its form';

const listed = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${heading}:\n${lines.join('\n')}`] : [];

/** Throws a CliError with all that must not be published, at once: settings, issues of the content, and what is left of the demonstration. */
async function refuse(isDemonstrationAllowed: boolean): Promise<void> {
  const address = process.env.NEXT_PUBLIC_SITE_URL ?? '';
  const texts = [
    { file: '.env.local', path: ['NEXT_PUBLIC_SITE_URL'], text: address },
    ...(await ownerTexts()),
  ];
  const leftovers = [...(demonstration ? [demonstrationLine] : []), ...leftoverIssues(texts)].map(
    issueLine,
  );
  const { issues } = report(await ownerIssues(), 'deploy');
  const settings = projectProblems(process.env);
  const refusals = [
    ...(settings ? [settings] : []),
    ...listed(`The content has ${issues.length} to fix`, issues),
    ...(isDemonstrationAllowed ? [] : listed(`${leftovers.length} ${isDemonstration}`, leftovers)),
  ];
  if (refusals.length > 0)
    throw new CliError(`${refusals.join('\n\n')}\n\nNothing was built or sent.`);
  if (leftovers.length > 0) console.warn(`Warning: ${leftovers.length} ${isDemonstration}.`);
}

/** Brings the owner's files into form, and says which. Throws a CliError when one cannot be read. */
function format(): void {
  const args = ['--write', '--list-different', ...ownerFiles];
  const prettier = spawnSync('node_modules/.bin/prettier', args, { encoding: 'utf8' });
  if (prettier.status !== 0) throw new CliError(prettier.stderr.trim());
  const files = prettier.stdout.trim().split('\n').join(', ');
  if (files) console.log(`Prettier brought into form: ${files}`);
}

/*
 * `npm run deploy`: checks and builds the site and sends it to Firebase Hosting, unless something in it is wrong or left of the demonstration.
 * `-- --dry-run` does the same but sends nothing, and needs no account; `-- --demonstration` publishes what calls itself one.
 */
await runMain(async () => {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => ![dryRun, asDemonstration].includes(option));
  if (unknown.length > 0)
    throw new CliError(
      `Unknown option ${unknown.join(' ')}: there are only ${dryRun} and ${asDemonstration}.`,
    );
  await refuse(options.includes(asDemonstration));
  format();
  await buildSite();

  const project = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const { site, target, headers, redirects } = await readHosting();
  const { length } = await filesBelow(outDir);
  console.log(
    `\nTo the Firebase project ${project}: ${length} files, ${headers.length} header rules, ${redirects.length} redirects.`,
  );
  if (options.includes(dryRun)) return console.log('This was a dry run: nothing was sent.');
  // No other site of the project.
  const only = (site ?? target) ? `hosting:${site ?? target}` : 'hosting';
  const args = ['deploy', '--only', only, '--project', project, '--config', firebaseBuildFile];
  const { status } = spawnSync('node_modules/.bin/firebase', args, { stdio: 'inherit' });
  if (status !== 0)
    throw new CliError('Firebase did not take the site; its own words stand above.');
});
