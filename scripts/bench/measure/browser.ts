import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { chromium } from 'playwright';
import { findBrowser } from '../../browser';
import { Stop } from '../../console/stop';

/** The browser that is measured. Throws a sentence when this machine has none. */
export function browserPath(): string {
  const found = findBrowser('browser');
  if (!found) throw new Stop('No Chromium was found: run `npx playwright install chromium`.');
  return found;
}

/** Starts the browser without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
}

/** The phone that Lighthouse emulates, so that both speak of the same screen. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

/** A page in a new profile with an empty cache, and the line to the browser's own measuring tools. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly context: BrowserContext;
}

/** Runs one measurement in a fresh profile and closes it afterwards. */
export async function visit<T>(
  browser: Browser,
  device: 'phone' | 'desktop',
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device === 'phone' ? phone : desktop);
  try {
    // The script runner keeps functions' names by calls to this helper, inside functions sent to the page too.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    return await measure({ page, cdp, context });
  } finally {
    await context.close();
  }
}

/** Slows the processor down to a mid-range phone's: four times, as Lighthouse does. */
export async function slowProcessor({ cdp }: Visit): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Slows the wire down to a slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms for a round trip. */
export async function slowWire({ cdp }: Visit): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/**
 * The first sign of a visitor, which a page's scripts wait for (`scripts/export/loaderScript`). A key, because the first
 * move of the runner's pointer is one by nothing.
 */
export async function showInterest({ page }: Visit): Promise<void> {
  await page.keyboard.press('Shift');
}
