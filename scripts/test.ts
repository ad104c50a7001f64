import './environment/tests';
import { ensureBrowser, nginx, otherEngines, reportMissing } from './browsers/installBrowsers';
import { buildSite } from './build/buildSite';
import { CliError, runMain } from './console/console';
import { chooseTestPorts } from './servers/ports';
import { runChecks, runJest, runPlaywright, runStages } from './testing/testRun';

/** Side by side, since each keeps one core busy. What the checks found is shown after the tests. */
async function checkAndTest() {
  const [found, run] = await Promise.allSettled([runChecks(), runJest('jest.config.mjs')]);
  if (run.status === 'rejected') throw run.reason;
  if (found.status === 'fulfilled') return run.value;
  console.error(found.reason instanceof CliError ? found.reason.message : found.reason);
  return { ...run.value, ok: false };
}

async function build() {
  process.env.POWER_ZONE_TYPES_CHECKED = '1';
  await buildSite();
}

async function findBrowsers() {
  process.env.POWER_ZONE_BROWSER = await ensureBrowser();
  await reportMissing([nginx, ...otherEngines], 'Install it with `npm run browsers`.');
}

/* `npm test`: everything that has to hold before a change goes anywhere, quickest first. */
await runMain(async () => {
  await chooseTestPorts();
  await runStages([
    { name: 'checks and unit tests', run: checkAndTest },
    { name: 'build', run: build },
    { name: 'built pages', run: () => runJest('jest.html.config.mjs') },
    { name: 'browser', run: findBrowsers },
    { name: 'e2e tests', run: runPlaywright },
  ]);
});
