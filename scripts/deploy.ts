import './environment/production';
import { buildSite } from './export/buildSite';
import { CliError, runMain } from './tools/console';
import { deploySite } from './hosts/deploySite';
import { outDir } from './export/outFolder';
import { readHosting } from './hosts/writeHosts';
import { run, runTool } from './tools/runProcess';

/** Checks the code and the content; throws a CliError with the output of the check that found something. */
async function check() {
  for (const script of ['check', 'check:content']) {
    const { code, output } = await run('npm', ['run', '--silent', script]);
    if (code !== 0)
      throw new CliError(`${output.trim()}\nnpm run ${script} found what stands above.`);
  }
}

/*
 * `npm run deploy`: checks and builds the site and sends it to Firebase Hosting. With `-- --dry-run` it does the same but
 * sends nothing, and needs no account.
 */
await runMain(() =>
  deploySite(process.argv.slice(2), process.env, {
    check,
    build: buildSite,
    folder: outDir,
    hosting: readHosting,
    send: async (args) => (await runTool('firebase-tools', args, { show: true })).code,
  }),
);
