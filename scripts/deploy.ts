import './environment/production';
import { buildSite } from './build/buildSite';
import { runMain } from './console/console';
import { deploySite } from './deploy/deploySite';
import { outDir } from './export/outFolder';
import { readHosting } from './hosts/writeHosts';
import { runTool } from './processes/runProcess';
import { runChecks } from './testing/testRun';

/*
 * `npm run deploy`: checks, builds and sends the site to Firebase Hosting. With `-- --dry-run` nothing is sent: it
 * prints what would be, and needs no account.
 */
await runMain(() =>
  deploySite(process.argv.slice(2), process.env, {
    check: runChecks,
    build: buildSite,
    folder: outDir,
    hosting: readHosting,
    send: async (args) => (await runTool('firebase-tools', args, { show: true })).code,
  }),
);
