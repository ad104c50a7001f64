import type { Browser } from 'playwright';
import type { ServedSite } from '../sites/serve';
import { slowProcessor, visit } from './browser';
import type { Figures } from './figure';
import { watchWire } from './quiet';

/** Runs inside every page: notes the wall-clock time of a click, and of the first frame with another heading. */
function noteHeading(): void {
  const now = (timeStamp: number): number => performance.timeOrigin + timeStamp;
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const look = (before: string): void => {
    const text = heading();
    if (text && text !== before)
      sessionStorage.setItem('headingAt', String(now(performance.now())));
    else requestAnimationFrame(() => look(before));
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clickedAt', String(now(timeStamp)));
      sessionStorage.setItem('headingBefore', heading());
      look(heading());
    },
    { capture: true },
  );
  const before = sessionStorage.getItem('headingBefore');
  if (before !== null && sessionStorage.getItem('headingAt') === null) look(before);
}

/**
 * From a click on a link of the navigation bar to the new heading, on a slow processor and a fast wire, after the
 * pointer has rested on the link: `soft.navigation`. Without scripts it is the time of a whole page load.
 */
export function measureSoftNavigation(
  browser: Browser,
  site: ServedSite,
  path: string,
  target: string,
): Promise<Figures> {
  return visit(browser, 'desktop', async (opened) => {
    const { page } = opened;
    await page.addInitScript(noteHeading);
    const wire = watchWire(page);
    await page.goto(site.address + path, { waitUntil: 'load' });
    await wire.quiet();
    await slowProcessor(opened);
    const link = page.locator(`header a[href="${target}"]`).first();
    await link.hover();
    await wire.quiet(800);
    const before = wire.asked.length;
    await link.click({ noWaitAfter: true });
    const time = await page.waitForFunction(() => {
      const [clicked, shown] = ['clickedAt', 'headingAt'].map((key) => sessionStorage.getItem(key));
      return clicked && shown ? Number(shown) - Number(clicked) : undefined;
    });
    await wire.quiet(500);
    const asked = wire.asked.slice(before).filter((url) => !/\.(avif|webp|jpe?g|png)$/.test(url));
    return {
      'soft.navigation': Number(await time.jsonValue()),
      'soft.requestsAfterClick': asked.length,
    };
  });
}
