import './environment/load';
import { ensureBrowser, nginx, otherEngines, reportMissing } from './browsers/install';
import { buildSite } from './build/buildSite';
import { runMain } from './console/console';
import { chooseTestPorts } from './servers/ports';
import { checks, runCheck } from './testing/checks';
import { runJest, runPlaywright } from './testing/runners';
import { runStages } from './testing/stages';

/* `npm test`: everything that has to hold before a change goes anywhere, quickest first. */
await runMain(async () => {
  await chooseTestPorts();
  await runStages([
    ...checks.map((check) => ({ name: check.name, run: () => runCheck(check) })),
    { name: 'unit tests', run: () => runJest('jest.config.mjs') },
    { name: 'build', run: async () => void (await buildSite()) },
    { name: 'built pages', run: () => runJest('jest.html.config.mjs') },
    {
      name: 'browser',
      run: async () => {
        process.env.POWER_ZONE_BROWSER = await ensureBrowser();
        await reportMissing([nginx, ...otherEngines], 'Install it with `npm run browsers`.');
      },
    },
    { name: 'e2e tests', run: () => runPlaywright() },
    ...otherEngines.map(({ name, folder }) => ({ name, run: () => runPlaywright(folder) })),
  ]);
});
