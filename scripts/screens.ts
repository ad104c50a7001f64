import './environment/tests';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './browsers/installBrowsers';
import { buildSite } from './build/buildSite';
import { runMain, CliError } from './console/console';
import { runTool } from './processes/runProcess';
import { chooseTestPorts } from './servers/ports';

/* `npm run screens`: a fresh build, and pictures of every screen and state, in every engine of this machine, in screens/. */
await runMain(async () => {
  await chooseTestPorts();
  await buildSite();
  process.env.POWER_ZONE_BROWSER = await ensureBrowser();
  await rm(join(process.cwd(), 'screens'), { recursive: true, force: true });
  const { code } = await runTool('@playwright/test', ['test', '--config', 'e2e/screens'], {
    show: true,
  });
  if (code !== 0) throw new CliError('Some pictures could not be taken: see above.');
});
