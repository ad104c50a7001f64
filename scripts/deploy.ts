import './environment/load';
import { buildSite } from './build/buildSite';
import { runMain, Stop } from './console/stop';
import { step } from './console/step';
import { describeOutgoing, outgoing } from './deploy/outgoing';
import { requireProject } from './environment/target';
import { outDir } from './export/outDir';
import { readHosting } from './hosts/write';
import { runTool } from './processes/tools';
import { checks, runCheck } from './testing/checks';

/*
 * `npm run deploy`: checks, builds and sends the site to Firebase Hosting. With `-- --dry-run` nothing is sent: it
 * prints what would be, and needs no account.
 */
await runMain(async () => {
  const unknown = process.argv.slice(2).filter((option) => option !== '--dry-run');
  if (unknown.length > 0)
    throw new Stop(`Unknown option ${unknown.join(' ')}: there is only --dry-run.`);
  requireProject(process.env);
  for (const check of checks) await step(check.name, () => runCheck(check));
  const { target } = await buildSite();
  if (target !== 'production')
    throw new Stop('This build is for the local emulator: it is not sent.');

  const hosting = await readHosting();
  const project = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  console.log(`\n${describeOutgoing(project, await outgoing(outDir, hosting.ignore), hosting)}`);
  if (process.argv.includes('--dry-run')) {
    console.log('\nThis was a rehearsal: nothing was sent.');
    return;
  }
  const args = ['deploy', '--only', 'hosting', '--project', project];
  const { code } = await runTool('firebase-tools', args, { show: true });
  if (code !== 0) throw new Stop('Firebase did not take the site; its own words stand above.');
});
