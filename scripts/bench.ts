import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './bench/compare';
import { measureGrowth } from './bench/growth/growth';
import { printAndKeep } from './bench/keep';
import { describeMachine } from './bench/machine';
import { launchBrowser } from './bench/measure/browser';
import { findLighthouse } from './bench/measure/lighthouse';
import { mediansOf } from './bench/medians';
import type { BenchOptions } from './bench/options';
import { parseOptions } from './bench/options';
import { everyPage } from './bench/pages';
import { comparisonTables } from './bench/report';
import { buildBareExport } from './bench/sites/bareExport';
import { endAll } from './bench/sites/runQuietly';
import { serveSite } from './bench/sites/serve';
import { writeStrippedCopy } from './bench/sites/strippedCopy';
import { makeWorkspace, removeWorkspace } from './bench/sites/workspace';
import { suggestBudgets } from './budget/suggest';
import { runMain, Stop } from './console/stop';

const project = process.cwd();

/** Compares the built site with itself without scripts and with a bare export of the same Next. */
async function comparePages(options: BenchOptions, workspace: string): Promise<void> {
  const out = join(project, 'out');
  if (!existsSync(out)) throw new Stop('There is no out/: run `npm run build` first.');
  const lighthouse = options.lighthouse ? await findLighthouse() : undefined;
  const bareOut = await buildBareExport(project, join(workspace, 'bare'));
  const strippedOut = join(workspace, 'stripped');
  writeStrippedCopy(out, strippedOut);
  const sites = {
    site: await serveSite(out),
    stripped: await serveSite(strippedOut),
    bare: await serveSite(bareOut),
  };
  const browser = await launchBrowser();
  try {
    const pages = options.pages ?? everyPage(out);
    const machine = describeMachine(project, browser.version());
    const samples = await compare({ browser, sites, pages, runs: options.runs, lighthouse });
    const caption = `${machine}, medians of ${options.runs}`;
    printAndKeep(project, 'pages', caption, comparisonTables(pages, mediansOf(samples)), samples);
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map((site) => site.close()));
  }
}

await runMain(async () => {
  const options = parseOptions(process.argv.slice(2));
  const workspace = makeWorkspace('bench');
  const stop = (): void => {
    endAll();
    removeWorkspace(workspace);
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    if (options.budget) console.log(suggestBudgets(join(project, 'out')));
    else if (options.growth) await measureGrowth(project, workspace);
    else await comparePages(options, workspace);
  } finally {
    removeWorkspace(workspace);
  }
});
