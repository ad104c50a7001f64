import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../processes/run';
import type { Measure } from './rounds';

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
 * One run of Lighthouse for a phone with simulated throttling, about 13 s: scores from 0 to 100, times in milliseconds, and
 * layout shift as its score. Its last report stays in `folder`.
 */
export function withLighthouse(browser: string, folder: string): Measure {
  const file = join(folder, 'lighthouse.json');
  const settings = [
    ...['--quiet', '--output=json', `--output-path=${file}`, '--ignore-status-code'],
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu',
  ];
  const environment = { ...process.env, CHROME_PATH: browser };
  return async (address) => {
    const ended = await runTool('lighthouse', [address, ...settings], { environment });
    if (ended.code !== 0) throw new Error(`Lighthouse failed: ${ended.output.trim().slice(-300)}`);
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const figures: Record<string, number | undefined> = {};
    for (const [name, { score }] of Object.entries(categories)) figures[name] = score * 100;
    for (const [name, id] of Object.entries(metrics)) figures[name] = audits[id]?.numericValue;
    return figures;
  };
}
