import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly, runToEnd } from '../sites/runQuietly';
import { browserPath } from './browser';
import type { Figures } from './figure';

/** The newest Lighthouse that runs on Node 20. Not a dependency: 185 MB that only the benchmark needs. */
const version = '12.8.2';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
].join(' ');

/** Fetches Lighthouse into npm's cache, unless it is there already, and gives the path of its program. */
export async function findLighthouse(): Promise<string> {
  const output = await runQuietly('npm', [
    'exec',
    '--yes',
    `--package=lighthouse@${version}`,
    '--',
    'node',
    '--print',
    'process.env.PATH',
  ]);
  const program = output
    .trim()
    .split(/[\n:]/)
    .map((folder) => join(folder, 'lighthouse'))
    .find((file) => existsSync(file));
  if (!program) throw new Error(`Lighthouse ${version} could not be fetched.`);
  return program;
}

/** The part of a report that is read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The figures of a report: scores from 0 to 100, times in milliseconds, layout shift as its score. */
export function figuresOf({ categories, audits }: Report): Figures {
  const figures: Record<string, number> = {};
  for (const [name, { score }] of Object.entries(categories)) {
    if (score !== null) figures[`lighthouse.${name}`] = Math.round(score * 100);
  }
  const wanted = {
    fcp: 'first-contentful-paint',
    lcp: 'largest-contentful-paint',
    tbt: 'total-blocking-time',
    cls: 'cumulative-layout-shift',
  };
  for (const [name, audit] of Object.entries(wanted)) {
    const value = audits[audit]?.numericValue;
    if (value !== undefined) figures[`lighthouse.${name}`] = value;
  }
  return figures;
}

/** The categories that do not depend on how busy the machine is: they are asked for once. */
const steady = ['accessibility', 'best-practices', 'seo'];

/**
 * One Lighthouse run, mobile with simulated throttling, about 13 s. A run that fails gives no figures and says so.
 * @param all whether to ask for every category and not for performance alone
 */
export async function measureLighthouse(
  program: string,
  address: string,
  all: boolean,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'power-zone-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const { ok, output } = await runToEnd(
      program,
      [
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${['performance', ...(all ? steady : [])].join()}`,
        '--ignore-status-code',
        `--chrome-flags=${chromeFlags}`,
      ],
      { env: { ...process.env, CHROME_PATH: browserPath(), TMPDIR: folder } },
    );
    if (ok) return figuresOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
    console.warn(`Lighthouse failed on ${address}: ${output.trim().slice(-300)}`);
    return {};
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
