import './environment/production';
import { buildSite } from './export/buildSite';
import { CliError, runMain } from './tools/console';
import { filesBelow, outDir } from './export/outFolder';
import { requireProject } from './environment/target';
import { firebaseBuildFile, readHosting } from './hosts/writeHosts';
import { run, runTool } from './tools/runProcess';

const dryRun = '--dry-run';

/*
 * `npm run deploy`: checks and builds the site and sends it to Firebase Hosting. With `-- --dry-run` it does the same but
 * sends nothing, and needs no account. It stops at the first failure.
 */
await runMain(async () => {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => option !== dryRun);
  if (unknown.length > 0)
    throw new CliError(`Unknown option ${unknown.join(' ')}: there is only ${dryRun}.`);
  requireProject(process.env);
  for (const script of ['check', 'check:content']) {
    const { code, output } = await run('npm', ['run', '--silent', script]);
    if (code !== 0)
      throw new CliError(`${output.trim()}\nnpm run ${script} found what stands above.`);
  }
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
  const { code } = await runTool('firebase-tools', args, { show: true });
  if (code !== 0) throw new CliError('Firebase did not take the site; its own words stand above.');
});
