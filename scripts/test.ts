import './environment/load';
import { ensureBrowser } from './browser/ensureBrowser';
import { buildSite } from './build/buildSite';
import { runMain } from './console/stop';
import { checks, runCheck } from './testing/checks';
import { ensureFirefox } from './testing/firefox';
import { ensureNginx } from './testing/nginx';
import { chooseTestPorts } from './testing/ports';
import { runFirefox, runJest, runJourneys } from './testing/runners';
import { runStages } from './testing/stages';

/* `npm test`: everything that has to hold before a change goes anywhere, quickest first. */
await runMain(async () => {
  await chooseTestPorts();
  await runStages([
    ...checks.map((check) => ({ name: check.name, run: () => runCheck(check) })),
    { name: 'unit tests', run: () => runJest('unit', 'jest.config.mjs') },
    {
      name: 'build',
      run: async () => {
        await buildSite();
      },
    },
    { name: 'built pages', run: () => runJest('pages', 'jest.html.config.mjs') },
    {
      name: 'browser',
      run: async () => {
        process.env.POWER_ZONE_BROWSER = await ensureBrowser();
        await ensureNginx();
      },
    },
    { name: 'journeys', run: runJourneys },
    {
      name: 'Firefox',
      run: async () => {
        await ensureFirefox();
        return runFirefox();
      },
    },
  ]);
});
