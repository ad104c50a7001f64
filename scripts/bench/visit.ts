import type { Browser, CDPSession, Page } from 'playwright';
import type { Figures } from './rounds';

/** The phone is the one that Lighthouse emulates; a desktop shows the links of the navigation bar. */
const screens = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** A page in a new profile with an empty cache. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Resolves once no request was under way for `milliseconds`; throws after 60 s. */
  readonly quiet: (milliseconds: number) => Promise<void>;
  /** A processor four times slower, as Lighthouse has it: a mid-range phone's. */
  readonly slowDown: () => Promise<unknown>;
}

function whenQuiet(page: Page): Visit['quiet'] {
  let [underWay, busy] = [0, 0];
  const settle = (): void => {
    underWay -= 1;
    busy = Date.now();
  };
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', settle).on('requestfailed', settle);
  return async (milliseconds) => {
    const began = Date.now();
    while (underWay > 0 || Date.now() - Math.max(busy, began) < milliseconds) {
      if (Date.now() - began > 60_000) throw new Error(`${page.url()} never fell quiet.`);
      await page.waitForTimeout(50);
    }
  };
}

/** Runs one measurement in a fresh profile, with `note` inside the page before anything else of it. */
export async function visit(
  browser: Browser,
  screen: keyof typeof screens,
  note: () => void,
  measure: (visit: Visit) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext(screens[screen]);
  // tsx keeps the names of functions by calls to this helper, inside functions sent to the page too.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(note);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const slowDown = () => cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const opened = { page, cdp, slowDown, quiet: whenQuiet(page) };
  return measure(opened).finally(() => context.close());
}
