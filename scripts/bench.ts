import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { withLighthouse } from './bench/lighthouse';
import { type BenchOptions, help, parseOptions } from './bench/options';
import { describeMachine, report } from './bench/report';
import { type Measure, measureRounds, type Subject } from './bench/rounds';
import { serveSites } from './bench/sites';
import { measureFirstPress, measureLoad, measureNavigation } from './bench/visits';
import { findBrowser } from './browsers/find';
import { suggestBudgets } from '@/e2e/html/budget/suggest';
import { runMain, CliError } from './console/console';
import { outDir } from './export/out';

const folder = join(process.cwd(), '.bench');

/** Compares the built site with itself without scripts and with a bare export of the same Next. */
async function compare(browser: Browser, { pages, rounds }: BenchOptions, audits: Measure[]) {
  const machine = `${describeMachine(browser.version())}, medians of ${rounds}`;
  const { site, stripped, bare } = await serveSites(outDir, join(folder, 'bare'));
  const measures: readonly Measure[] = [
    (address) => measureLoad(browser, address),
    (address) => measureFirstPress(browser, 'painted', address),
    (address) => measureFirstPress(browser, 'loaded', address),
    (address) => measureNavigation(browser, address),
    ...audits,
  ];
  const subjects = pages.flatMap((page): readonly Subject[] => [
    { variant: 'site', page, address: site.address + page },
    { variant: 'stripped', page, address: stripped.address + page },
  ]);
  subjects.push({ variant: 'bare', page: 'bare export', address: bare.address });
  const close = () => Promise.all([site, stripped, bare].map((server) => server.close()));
  const samples = await measureRounds(subjects, rounds, measures).finally(close);
  console.log(`\n${machine}\n\n${report(samples)}`);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ machine, samples }, null, 1));
  console.error('\nEvery single figure is in .bench/pages.json.');
}

await runMain(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) return console.log(help);
  if (!existsSync(outDir)) throw new CliError('There is no out/: run `npm run build` first.');
  if (options.budget) return console.log(suggestBudgets(outDir));
  const path = findBrowser('browser');
  if (!path) throw new CliError('No Chromium was found: run `npx playwright install chromium`.');
  const audits = options.lighthouse ? [withLighthouse(path, folder)] : [];
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  await compare(browser, options, audits).finally(() => browser.close());
});
