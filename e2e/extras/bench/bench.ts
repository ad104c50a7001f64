import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { measurePage } from './measure';
import { type Options, parseOptions } from './options';
import { describeMachine, report, type Sample } from './report';
import { serveSites } from './sites';
import { findBrowser } from '@/scripts/tools/findBrowsers';
import { runMain, CliError } from '@/scripts/tools/console';
import { outDir } from '@/scripts/export/outFolder';

const folder = join(process.cwd(), '.bench');

/**
 * Measures pages of the site, the same pages without scripts and with Next's own start of the scripts, pages of an earlier
 * build if one is given, and a bare export. Each round measures every page, so that
 * load on the machine affects all of them alike. A failed measurement is logged and skipped.
 */
async function compare(browser: Browser, { pages, rounds, earlier }: Options) {
  const machine = `${describeMachine(await browser.version())}, medians of ${rounds}`;
  const { bare, ...sites } = await serveSites(outDir, join(folder, 'bare'), earlier);
  const subjects: Omit<Sample, 'figures'>[] = pages.flatMap((page) =>
    Object.entries(sites).map(([variant, { address }]) => ({
      variant: variant as keyof typeof sites,
      page,
      address: address + page,
    })),
  );
  subjects.push({ variant: 'bare', page: 'bare export', address: bare.address });
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const subject of subjects) {
      console.error(`round ${round} of ${rounds}: ${subject.page} (${subject.variant})`);
      const figures = await measurePage(browser, subject.address).catch(console.error);
      if (figures) samples.push({ ...subject, figures });
    }
  await Promise.all([bare, ...Object.values(sites)].map((server) => server.close()));
  console.log(`\n${machine}\n\n${report(samples)}`);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ machine, samples }, null, 1));
  console.error('\nAll figures are in .bench/pages.json.');
}

/*
 * `npm run bench -- [--rounds N] [--earlier folder] [page ...]`: measures pages of the built site (by default one of every
 * kind), the same pages without scripts and with Next's own start of the scripts, and a bare export of the same Next. `earlier`
 * is the `out/` of another build to compare with.
 */
await runMain(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (!existsSync(outDir)) throw new CliError('There is no out/: run `npm run build` first.');
  const executablePath = findBrowser('browser');
  if (!executablePath) throw new CliError('No Chromium was found: run `npm run browsers`.');
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
  await compare(browser, options).finally(() => browser.close());
});
