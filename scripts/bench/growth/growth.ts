import type { Browser } from '@playwright/test';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseCatalogue } from '@/lib/catalogue/parse';
import type { Service } from '@/lib/catalogue/service';
import { filesBelow } from '../../export/outDir';
import { printAndKeep } from '../keep';
import { describeMachine } from '../machine';
import { launchBrowser } from '../measure/browser';
import { runQuietly } from '../sites/runQuietly';
import { mirrorPackages } from '../sites/workspace';
import { referencesOf } from '../../budget/references';
import { addWeights, weigh } from '../weigh';
import { growCatalogue } from './catalogue';
import { paintsOfHome } from './home';
import type { Built } from './table';
import { growthTable } from './table';

const counts = [6, 100, 1000];

type MeasureHome = (out: string) => ReturnType<typeof paintsOfHome>;

/** Parts of the project that a build makes or does not need. */
const leftOut = [
  'node_modules',
  '.next',
  'out',
  '.git',
  '.bench',
  '.emulator',
  'screens',
  'test-results',
];

const isWanted = (project: string) => (path: string) => !leftOut.includes(relative(project, path));

async function build(
  copy: string,
  services: readonly Service[],
  measureHome: MeasureHome,
): Promise<Built> {
  writeFileSync(join(copy, 'public/data.json'), JSON.stringify(services, null, 2));
  // What the build before left would spare this one its compiling, and the smallest, which comes first, not.
  for (const made of ['.next', 'out']) rmSync(join(copy, made), { recursive: true, force: true });
  const began = performance.now();
  await runQuietly('npm', ['run', 'build'], { cwd: copy });
  const seconds = (performance.now() - began) / 1000;
  const out = join(copy, 'out');
  const files = await filesBelow(out);
  const sizes = files.map((file) => readFileSync(join(out, file)).length);
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const parts = ['index.html', ...referencesOf(page).data];
  const home = addWeights(parts.map((part) => weigh(readFileSync(join(out, part)))));
  return {
    services: services.length,
    seconds,
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    homeRaw: home.raw,
    homeGzip: home.gzip,
    ...(await measureHome(out)),
  };
}

/**
 * Builds a temporary copy of the project with catalogues of 6, 100 and 1000 services and prints what that costs to
 * build, to keep and to open. The project's own data and output are not touched.
 */
export async function measureGrowth(project: string, workspace: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    await growthOf(project, workspace, browser);
  } finally {
    await browser.close();
  }
}

async function growthOf(project: string, workspace: string, browser: Browser): Promise<void> {
  const copy = join(workspace, 'project');
  // A copy, not links: a build rewrites files such as tsconfig.json in place.
  cpSync(project, copy, { recursive: true, filter: isWanted(project) });
  mirrorPackages(project, copy);
  const data = join(copy, 'public/data.json');
  const seed = parseCatalogue(JSON.parse(readFileSync(data, 'utf8')));
  if (!seed.ok)
    throw new Error('public/data.json is not a catalogue: run `npm run build` for the reasons.');

  const all: Built[] = [];
  for (const count of counts) {
    console.log(`building with ${count} services`);
    const measureHome: MeasureHome = (out) =>
      paintsOfHome(browser, out, join(workspace, `stripped-${count}`));
    all.push(await build(copy, growCatalogue(seed.services, count), measureHome));
  }
  printAndKeep(
    project,
    'growth',
    describeMachine(project, browser.version()),
    [growthTable(all)],
    all,
  );
}
