import { gzipSync } from 'node:zlib';
import lighthouse, { type Flags, type Result, startFlow } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';

export type Figures = Readonly<Record<string, number | undefined>>;

/** How long the tap lasts, in milliseconds. */
const pressTime = 80;

/** How long to wait for scripts to start after a tap on a slow CPU, in milliseconds. */
const startTime = 3000;

/**
 * Simulates a CPU that is four times slower, like that of a mid-range phone, and doesn't slow down
 * the network.
 */
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

/** Runs Lighthouse for a phone. Scores are from 0 to 100, times in milliseconds. */
async function auditPage(page: Page, url: string): Promise<Figures> {
  const found = await lighthouse(url, { ignoreStatusCode: true }, undefined, page);
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

/** Returns the gzipped size of all scripts that a page loaded, without the router's data. */
async function weighScripts({ audits }: Result): Promise<number> {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const urls = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => url as string)
    .filter((url) => !url.includes('/static/data/'));
  let size = 0;
  for (const url of new Set(urls))
    size += gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length;
  return size;
}

/** Taps the menu button, if there is one. */
async function pressMenu(page: Page): Promise<void> {
  const box = await (await page.$('header button[popovertarget]'))?.boundingBox();
  if (!box) return;
  await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await wait(pressTime);
  await page.touchscreen.touchEnd();
}

/**
 * Opens a page on a slow CPU. Taps the menu button as soon as the page is `painted`, or once it has
 * `loaded` its scripts.
 */
async function pressFirst(page: Page, url: string, moment: 'painted' | 'loaded') {
  const flow = await startFlow(page, { flags: slowProcessor });
  await flow.startTimespan();
  await page.goto(url, { waitUntil: moment === 'loaded' ? 'load' : 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  if (moment === 'loaded') await page.waitForNetworkIdle({ idleTime: 700 });
  await pressMenu(page);
  await wait(startTime);
  await flow.endTimespan();
  const [step] = (await flow.createFlowResult()).steps;
  if (!step) throw new Error('Lighthouse measured nothing.');
  return step.lhr;
}

/** Returns the path of a page that links to the given one. */
function pageBefore(path: string): string {
  if (path.startsWith('/services/')) return '/services';
  return path === '/blogs' ? '/about' : '/blogs';
}

/**
 * Returns the time from a click on a prefetched link to the heading of its page, in milliseconds,
 * on a slow CPU. Returns undefined if no router link leads to the page.
 */
async function pressLink(page: Page, url: string): Promise<number | undefined> {
  const { origin, pathname } = new URL(url);
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(origin + pageBefore(pathname));
  await page.waitForNetworkIdle({ idleTime: 700 });
  const link = await page.$(`a[href="${pathname}"]`);
  if (!link || !(await page.evaluate(() => window.isHydrated))) return undefined;
  // The router prefetches only links in view.
  if (!(await link.evaluate((element) => element.checkVisibility())))
    await page.click('header button[popovertarget]');
  await link.scrollIntoView();
  await link.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
  );
  await page.waitForNetworkIdle({ idleTime: 700 });
  await page.emulateCPUThrottling(4);
  return link.evaluate(async (element) => {
    const left = document.querySelector('h1');
    const pressed = performance.now();
    (element as HTMLElement).click();
    // Don't name functions here, because tsx would wrap them in a helper that the page doesn't
    // have.
    do await new Promise(requestAnimationFrame);
    while (document.querySelector('h1') === left);
    await new Promise((painted) => setTimeout(painted));
    return performance.now() - pressed;
  });
}

/** Measures one page, which takes about 20 s. The legend in report.ts explains the figures. */
export async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const audited = await inNewProfile(browser, (page) => auditPage(page, url));
  const painted = await inNewProfile(browser, (page) => pressFirst(page, url, 'painted'));
  const loaded = await inNewProfile(browser, (page) => pressFirst(page, url, 'loaded'));
  const heading = await inNewProfile(browser, (page) => pressLink(page, url));
  return {
    ...audited,
    heading,
    painted: figureOf(painted, 'interaction-to-next-paint'),
    loaded: figureOf(loaded, 'interaction-to-next-paint'),
    blocked: figureOf(loaded, 'total-blocking-time'),
    script: await weighScripts(loaded),
  };
}
