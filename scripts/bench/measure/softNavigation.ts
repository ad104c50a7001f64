import type { Browser } from 'playwright';
import type { ServedSite } from '../sites/serve';
import { showInterest, slowProcessor, visit } from './browser';
import type { Figures } from './figure';
import { watchWire } from './quiet';

/** Runs inside every page: notes the wall-clock time of a click, and of the first frame with another heading. */
function noteHeading(): void {
  const note = (key: string, timeStamp: number): void =>
    sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  // Not asked in every frame: the frames themselves would take the time that is measured.
  const awaitOther = (before: string): void =>
    new MutationObserver((_, observer) => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => note('headingAt', performance.now()));
    }).observe(document, { childList: true, subtree: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      note('clickedAt', timeStamp);
      sessionStorage.setItem('headingBefore', heading());
      awaitOther(heading());
    },
    { capture: true },
  );
  const before = sessionStorage.getItem('headingBefore');
  if (before !== null && sessionStorage.getItem('headingAt') === null) awaitOther(before);
}

/** How long a finger or a mouse button stays down, in milliseconds: nobody presses for less. */
const pressTime = 80;

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
    await showInterest(opened);
    await wire.quiet();
    await slowProcessor(opened);
    const link = page.locator(`header a[href="${target}"]`).first();
    await link.hover();
    await wire.quiet(800);
    const before = wire.asked.length;
    // Pressed where the pointer rests, and not looked at before the page is quiet: the runner's own questions to the page
    // take as much of the slow processor as the navigation.
    await page.mouse.down();
    await page.waitForTimeout(pressTime);
    await page.mouse.up();
    await wire.quiet();
    const time = await page.waitForFunction(() => {
      const [clicked, shown] = ['clickedAt', 'headingAt'].map((key) => sessionStorage.getItem(key));
      return clicked && shown ? Number(shown) - Number(clicked) : undefined;
    });
    const asked = wire.asked.slice(before).filter((url) => !/\.(avif|webp|jpe?g|png)$/.test(url));
    return {
      'soft.navigation': Number(await time.jsonValue()),
      'soft.requestsAfterClick': asked.length,
    };
  });
}
