import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { outDir } from '@/scripts/export/outFolder';
import { CliError, runMain } from '@/scripts/tools/console';
import { findBrowser } from '@/scripts/tools/findBrowsers';
import { measurePage } from './measure';
import { describeMachine, report, type Sample } from './report';
import { serveSites } from './sites';

const folder = join(process.cwd(), '.bench');

/** One page of each kind, and the 404 page. */
const everyKind = ['/', '/home', '/services', '/services/1', '/blogs', '/about', '/nowhere'].concat(
  ['/login', '/signup', '/account', '/account/forgot', '/account/action'],
);

function readOptions() {
  const options = {
    rounds: { type: 'string', default: '5' },
    earlier: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const rounds = Number(values.rounds);
    if (!(rounds >= 1)) throw new Error('Set --rounds to a number of at least 1.');
    const pages = positionals.length > 0 ? positionals : everyKind;
    return { rounds, earlier: values.earlier, pages };
  } catch (error) {
    throw new CliError(
      `${(error as Error).message}\nUsage: npm run bench -- [--rounds N] [--earlier folder] [page ...]`,
    );
  }
}

/**
 * Measures every page in each round, so that other load on the machine affects all pages equally.
 * Skips measurements that fail.
 */
async function compare(browser: Browser, options: ReturnType<typeof readOptions>) {
  const { pages, rounds, earlier } = options;
  const machine = `${describeMachine(await browser.version())}, medians of ${rounds}`;
  const { bare, ...sites } = await serveSites(outDir, join(folder, 'bare'), earlier);
  const targets = pages.flatMap((page) =>
    Object.entries(sites).map(([variant, { origin }]) => {
      return { variant, page, url: origin + page };
    }),
  );
  targets.push({ variant: 'bare', page: 'bare export', url: bare.origin });
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const target of targets) {
      console.error(`round ${round} of ${rounds}: ${target.page} (${target.variant})`);
      const figures = await measurePage(browser, target.url).catch(console.error);
      if (figures) samples.push({ ...target, figures });
    }
  await Promise.all([bare, ...Object.values(sites)].map((server) => server.close()));
  console.log(`\n${machine}\n\n${report(samples)}`);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ machine, samples }, null, 1));
  console.error('\nAll figures are in .bench/pages.json.');
}

/*
 * `npm run bench -- [--rounds N] [--earlier folder] [page ...]` measures pages of the built site,
 * the same pages without scripts and with Next's own script loading, and a bare export. `earlier`
 * is the `out/` of another build to compare with.
 */
await runMain(async () => {
  const options = readOptions();
  if (!existsSync(outDir)) throw new CliError('Run `npm run build` first: out/ is missing.');
  const executablePath = findBrowser('browser');
  if (!executablePath) throw new CliError('Run `npm run browsers` first: Chromium is missing.');
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
  await compare(browser, options).finally(() => browser.close());
});
