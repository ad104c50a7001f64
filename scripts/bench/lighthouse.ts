import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../console/console';
import { run } from '../processes/run';
import type { Measure } from './rounds';

/** The newest that runs on Node 20. Not a dependency: 185 MB that only the bench needs. */
export const lighthouseVersion = '12.8.2';

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** The part of a report that is read. */
interface Report {
  readonly categories: Record<string, { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}

/**
 * Fetches Lighthouse into npm's cache, unless it is there already; throws a CliError when it cannot be had. A measurement
 * is one run for a phone with simulated throttling, about 13 s: scores from 0 to 100, times in milliseconds, and layout
 * shift as its score. Its last report stays in `folder`.
 */
export async function prepareLighthouse(browser: string, folder: string): Promise<Measure> {
  const named = `--package=lighthouse@${lighthouseVersion}`;
  const { output } = await run('npm', ['exec', '--yes', named, '--call', 'command -v lighthouse']);
  const program = output.split('\n').find((line) => line.endsWith('/lighthouse'));
  if (!program) throw new CliError(`Lighthouse could not be fetched (--no-lighthouse):\n${output}`);
  const file = join(folder, 'lighthouse.json');
  const settings = [
    ...['--quiet', '--output=json', `--output-path=${file}`, '--ignore-status-code'],
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu',
  ];
  const environment = { ...process.env, CHROME_PATH: browser };
  return async (address) => {
    const ended = await run(program, [address, ...settings], { environment });
    if (ended.code !== 0) throw new Error(`Lighthouse failed: ${ended.output.trim().slice(-300)}`);
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const figures: Record<string, number | undefined> = {};
    for (const [name, { score }] of Object.entries(categories)) figures[name] = score * 100;
    for (const [name, id] of Object.entries(metrics)) figures[name] = audits[id]?.numericValue;
    return figures;
  };
}
