import './environment/tests';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from './export/buildSite';
import { runMain, CliError } from './tools/console';
import { runTool } from './tools/runProcess';
import { chooseTestPorts } from './servers/ports';

/* `npm run screens`: builds the site and takes screenshots of every screen and state, in Chromium and Firefox. */
await runMain(async () => {
  await chooseTestPorts();
  await buildSite();
  await rm(join(process.cwd(), 'screens'), { recursive: true, force: true });
  const { code } = await runTool('@playwright/test', ['test', '--config', 'e2e/screens'], {
    show: true,
  });
  if (code !== 0) throw new CliError('Some screenshots could not be taken: see above.');
});
