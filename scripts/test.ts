import './environment/emulatorOnly';
import { ensureBrowser } from './browser/ensureBrowser';
import { buildSite } from './build/buildSite';
import { runMain } from './console/cliError';
import { checks, runCheck } from './testing/checks';
import { chooseTestPorts } from './testing/ports';
import { ensureProgram, nginx, otherEngines } from './testing/programs';
import { runEngine, runJest, runEndToEndTests } from './testing/runners';
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
