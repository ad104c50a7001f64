import './environment/tests';
import { ensureBrowser, reportMissing } from './browsers/installBrowsers';
import { buildSite } from './build/buildSite';
import { printError, runMain } from './console/console';
import { chooseTestPorts } from './servers/ports';
import { runChecks, runJest, runPlaywright, runStages } from './testing/testRun';

/** Runs both at the same time, since each uses one core. Errors of the checks are printed after the tests. */
async function checkAndTest() {
  const [found, run] = await Promise.allSettled([runChecks(), runJest('jest.config.mjs')]);
  if (run.status === 'rejected') throw run.reason;
  if (found.status === 'fulfilled') return run.value;
  printError(found.reason);
  return { ...run.value, ok: false };
}

async function build() {
  process.env.POWER_ZONE_TYPES_CHECKED = '1';
  await buildSite();
}

async function findBrowsers() {
  process.env.CHROME_PATH = await ensureBrowser();
  await reportMissing();
}

/* `npm test`: every check and test, the quickest first. */
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
