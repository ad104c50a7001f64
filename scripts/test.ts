import './environment/emulatorOnly';
import { ensureBrowser } from './browser/ensureBrowser';
import { buildSite } from './build/buildSite';
import { CliError, runMain } from './console/cliError';
import { checks, runCheck } from './testing/checks';
import { chooseTestPorts } from './testing/ports';
import { ensureProgram, nginx, otherEngines } from './testing/programs';
import { runEngine, runJest, runEndToEndTests } from './testing/runners';
import { runStages } from './testing/stages';

/* `npm test`: everything that has to hold before a change goes anywhere, quickest first. */
await runMain(async () => {
  await chooseTestPorts();
  await runStages([
    {
      name: 'checks and unit tests',
      // Side by side, since each keeps one core busy. What the checks found is shown after the tests.
      run: async () => {
        const runChecks = async () => {
          for (const check of checks) await runCheck(check);
        };
        const tests = runJest('unit', 'jest.config.mjs');
        const [found, run] = await Promise.allSettled([runChecks(), tests]);
        if (run.status === 'rejected') throw run.reason;
        if (found.status === 'fulfilled') return run.value;
        console.error(found.reason instanceof CliError ? found.reason.message : found.reason);
        return { ...run.value, ok: false };
      },
    },
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
        await ensureProgram(nginx);
      },
    },
    { name: 'e2e tests', run: runEndToEndTests },
    ...otherEngines.map((engine) => ({
      name: engine.name,
      run: async () => {
        await ensureProgram(engine);
        return runEngine(engine.folder);
      },
    })),
  ]);
});
