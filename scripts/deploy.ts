import './environment/production';
import { buildSite } from './build/buildSite';
import { runMain } from './console/console';
import { deploySite } from './deploy/deploySite';
import { outDir } from './export/outFolder';
import { readHosting } from './hosts/writeHosts';
import { runTool } from './processes/runProcess';
import { runChecks } from './testing/testRun';

/*
 * `npm run deploy`: checks and builds the site and sends it to Firebase Hosting. With `-- --dry-run` it does the same but
 * sends nothing, and needs no account.
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
