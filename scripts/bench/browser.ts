import type { Browser, CDPSession, Page, Request } from 'playwright';

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
}

function whenQuiet(page: Page): Visit['quiet'] {
  const underWay = new Set<Request>();
  let busy = 0;
  const settle = (request: Request): void => {
    underWay.delete(request);
    busy = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', settle).on('requestfailed', settle);
  return async (milliseconds) => {
    const began = Date.now();
    while (underWay.size > 0 || Date.now() - Math.max(busy, began) < milliseconds) {
      if (Date.now() - began > 60_000) throw new Error(`${page.url()} never fell quiet.`);
      await page.waitForTimeout(50);
    }
  };
}

/** Runs one measurement in a fresh profile and closes it afterwards. */
export async function visit<Result>(
  browser: Browser,
  screen: keyof typeof screens,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screens[screen]);
  // tsx keeps the names of functions by calls to this helper, inside functions sent to the page too.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return measure({ page, cdp, quiet: whenQuiet(page) }).finally(() => context.close());
}
