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

/** A page that has a link to another one. */
function pageBefore(path: string): string {
  if (path.startsWith('/services/')) return '/services';
  return path === '/blogs' ? '/about' : '/blogs';
}

/**
 * From the press of a link to the first frame with the heading of its page, in milliseconds, on a slow processor, with the
 * page's data there. Undefined where no link leads to the page, and where the link is not the router's.
 */
async function pressLink(page: Page, address: string): Promise<number | undefined> {
  const { origin, pathname } = new URL(address);
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(origin + pageBefore(pathname));
  await page.waitForNetworkIdle({ idleTime: 700 });
  const link = await page.$(`a[href="${pathname}"]`);
  if (!link || !(await page.evaluate(() => window.isHydrated))) return undefined;
  await link.evaluate((element) =>
    element.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true })),
  );
  await page.waitForNetworkIdle({ idleTime: 700 });
  await page.emulateCPUThrottling(4);
  return link.evaluate(async (element) => {
    const left = document.querySelector('h1');
    const pressed = performance.now();
    (element as HTMLElement).click();
    // No function has a name here: tsx would mark it by a helper that the page does not have.
    do await new Promise(requestAnimationFrame);
    while (document.querySelector('h1') === left);
    await new Promise((painted) => setTimeout(painted));
    return performance.now() - pressed;
  });
}

/**
 * Measures one page, which takes about 20 s:
 * - Lighthouse's scores and times
 * - `painted` and `loaded`: INP of the first press in milliseconds, before and after the scripts start
 * - `heading`: from the press of a link to the page's heading, in milliseconds
 * - `blocked`: total blocking time of the load and the start of the scripts, in milliseconds
 * - `script`: all scripts that the page loads, in bytes of gzip
 */
export async function measurePage(browser: Browser, address: string): Promise<Figures> {
  const audited = await inNewProfile(browser, (page) => auditPage(page, address));
  const painted = await inNewProfile(browser, (page) => pressFirst(page, address, 'painted'));
  const loaded = await inNewProfile(browser, (page) => pressFirst(page, address, 'loaded'));
  const heading = await inNewProfile(browser, (page) => pressLink(page, address));
  return {
    ...audited,
    heading,
    painted: figureOf(painted, 'interaction-to-next-paint'),
    loaded: figureOf(loaded, 'interaction-to-next-paint'),
    blocked: figureOf(loaded, 'total-blocking-time'),
    script: await weighScripts(loaded),
  };
}
