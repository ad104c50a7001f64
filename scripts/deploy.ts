import './environment/load';
import { spawnSync } from 'node:child_process';
import { issueLine, report } from '@/lib/catalogue/issue';
import { demonstration } from '@/lib/content/studio';
import {
  demonstrationIssue,
  ownerIssues,
  ownerTexts,
  placeholderIssues,
} from './content/contentIssues';
import { projectProblems } from './environment/target';
import { buildSite } from './export/buildSite';
import { filesBelow, outDir } from './export/outFolder';
import { firebaseBuildFile, readHosting } from './hosts/firebase';
import { CliError, runMain } from './tools/console';

const dryRun = '--dry-run';
const asDemonstration = '--demonstration';

/**
 * @throws CliError with everything that prevents a deploy: wrong settings, problems in the content,
 *   and made-up facts
 */
async function checkForDeploy(isDemonstrationAllowed: boolean): Promise<void> {
  const url = process.env.NEXT_PUBLIC_SITE_URL ?? '';
  const texts = [
    { file: '.env.local', path: ['NEXT_PUBLIC_SITE_URL'], text: url },
    ...(await ownerTexts()),
  ];
  const madeUp = [...(demonstration ? [demonstrationIssue] : []), ...placeholderIssues(texts)].map(
    issueLine,
  );
  const { issues } = report(await ownerIssues(), 'deploy');
  const settings = projectProblems(process.env);
  const problems: string[] = [];
  if (settings) problems.push(settings);
  if (issues.length > 0) problems.push(`Fix the content:\n${issues.join('\n')}`);
  if (madeUp.length > 0 && !isDemonstrationAllowed)
    problems.push(
      `Replace these made-up facts, or publish the site as a demonstration with \`npm run deploy -- ${asDemonstration}\`:\n${madeUp.join('\n')}`,
    );
  if (problems.length > 0)
    throw new CliError(`${problems.join('\n\n')}\n\nNothing was built or sent.`);
  if (madeUp.length > 0)
    console.warn(`Warning: publishing ${madeUp.length} made-up facts as a demonstration.`);
}

/*
 * `npm run deploy` checks the content, builds the site and deploys it to Firebase Hosting. `--
 * --dry-run` stops before the upload and needs no account. `-- --demonstration` allows made-up
 * facts.
 */
await runMain(async () => {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => ![dryRun, asDemonstration].includes(option));
  if (unknown.length > 0)
    throw new CliError(
      `Unknown option ${unknown.join(' ')}. Use ${dryRun}, ${asDemonstration} or both.`,
    );
  await checkForDeploy(options.includes(asDemonstration));
  await buildSite();

  const project = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const { site, target } = await readHosting();
  const { length } = await filesBelow(outDir);
  const amount = `${length} files to the Firebase project ${project}`;
  if (options.includes(dryRun))
    return console.log(`Dry run: nothing was sent. A deploy would send ${amount}.`);
  console.log(`Sending ${amount}`);
  // A Firebase project can have several sites. This deploys only the site that serves out/.
  const only = (site ?? target) ? `hosting:${site ?? target}` : 'hosting';
  const args = ['deploy', '--only', only, '--project', project, '--config', firebaseBuildFile];
  const { status } = spawnSync('node_modules/.bin/firebase', args, { stdio: 'inherit' });
  if (status !== 0) throw new CliError('The deploy failed: see the message from Firebase above.');
});
