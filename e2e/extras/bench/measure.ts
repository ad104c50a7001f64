import { gzipSync } from 'node:zlib';
import lighthouse, { type Flags, type Result, startFlow } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';

/** Figures by name. A figure that was not measured is absent. */
export type Figures = Readonly<Record<string, number | undefined>>;

/** Duration of the simulated tap, in milliseconds. */
const pressTime = 80;

/** Time for the scripts to start after a press on a slow processor, in milliseconds. */
const startTime = 3000;

/** A processor four times slower, like that of a mid-range phone, and a fast network. */
const slowProcessor: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
};

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const figureOf = ({ audits }: Result, id: string) => audits[id]?.numericValue;

/** Measures in a new profile with an empty cache. */
async function inNewProfile<Found>(browser: Browser, measure: (page: Page) => Promise<Found>) {
  const profile = await browser.createBrowserContext();
  return measure(await profile.newPage()).finally(() => profile.close());
}

/** Runs Lighthouse for a phone with simulated throttling. Scores are from 0 to 100, times in milliseconds. */
async function auditPage(page: Page, address: string): Promise<Figures> {
  const found = await lighthouse(address, { ignoreStatusCode: true }, undefined, page);
  if (!found || found.lhr.runtimeError) throw new Error(found?.lhr.runtimeError?.message);
  const { categories } = found.lhr;
  const scores = Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100]);
  return {
    ...(Object.fromEntries(scores) as Figures),
    FCP: figureOf(found.lhr, 'first-contentful-paint'),
    LCP: figureOf(found.lhr, 'largest-contentful-paint'),
    TBT: figureOf(found.lhr, 'total-blocking-time'),
    CLS: figureOf(found.lhr, 'cumulative-layout-shift'),
  };
}

/** The size of all scripts that a page loaded, in bytes of gzip. The router's data, a script too, is not one of them. */
async function weighScripts({ audits }: Result): Promise<number> {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const addresses = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => String(url))
    .filter((url) => !url.includes('/static/data/'));
  let size = 0;
  for (const address of new Set(addresses))
    size += gzipSync(await (await fetch(address)).arrayBuffer(), { level: 9 }).length;
  return size;
}

/** Taps the menu's button, if the page has one. */
async function pressMenu(page: Page): Promise<void> {
  const box = await (await page.$('header button[popovertarget]'))?.boundingBox();
  if (!box) return;
  await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await wait(pressTime);
  await page.touchscreen.touchEnd();
}

/**
 * Opens a page on a slow processor and taps the menu's button as the first input: as soon as the page has been `painted`,
 * or when it has `loaded`, its scripts too.
 */
async function pressFirst(page: Page, address: string, moment: 'painted' | 'loaded') {
  const flow = await startFlow(page, { flags: slowProcessor });
  await flow.startTimespan();
  await page.goto(address, { waitUntil: moment === 'loaded' ? 'load' : 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  if (moment === 'loaded') await page.waitForNetworkIdle({ idleTime: 700 });
  await pressMenu(page);
  await wait(startTime);
  await flow.endTimespan();
  const [step] = (await flow.createFlowResult()).steps;
  if (!step) throw new Error('Lighthouse measured nothing.');
  return step.lhr;
}

/**
 * Measures one page, which takes about 16 s:
 * - Lighthouse's scores and times
 * - `painted` and `loaded`: INP of the first press in milliseconds, before and after the scripts start
 * - `blocked`: total blocking time of the load and the start of the scripts, in milliseconds
 * - `script`: all scripts that the page loads, in bytes of gzip
 */
export async function measurePage(browser: Browser, address: string): Promise<Figures> {
  const audited = await inNewProfile(browser, (page) => auditPage(page, address));
  const painted = await inNewProfile(browser, (page) => pressFirst(page, address, 'painted'));
  const loaded = await inNewProfile(browser, (page) => pressFirst(page, address, 'loaded'));
  return {
    ...audited,
    painted: figureOf(painted, 'interaction-to-next-paint'),
    loaded: figureOf(loaded, 'interaction-to-next-paint'),
    blocked: figureOf(loaded, 'total-blocking-time'),
    script: await weighScripts(loaded),
  };
}
