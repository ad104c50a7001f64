import type { Browser } from 'playwright';
import type { ServedSite } from '../sites/serve';
import { showInterest, slowProcessor, visit } from './browser';
import type { Figures } from './figure';
import { watchWire } from './quiet';

/** Wall-clock times of a click and of the first frame with another heading, and the heading that was there before. */
interface NotedClick {
  readonly at: number;
  readonly before: string;
  shown?: number;
}

/**
 * Runs inside every page: notes a click, and when another heading shows. It asks nothing in every frame, keeps nothing
 * while it waits and leaves to the click only what it has to do, since all that would take the time that is measured; a
 * page that is left hands the click on.
 */
function noteHeading(): void {
  const handedOn = sessionStorage.getItem('notedClick');
  let click = handedOn ? (JSON.parse(handedOn) as NotedClick) : undefined;
  let heading = '';
  const note = () => {
    if (click) click.shown = performance.timeOrigin + performance.now();
    Object.assign(globalThis, { notedClick: click });
  };
  new MutationObserver(() => {
    const found = document.querySelector('h1')?.textContent ?? '';
    if (!found || found === heading) return;
    heading = found;
    if (click && click.before !== found) requestAnimationFrame(note);
  }).observe(document, { childList: true, subtree: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      click = { at: performance.timeOrigin + timeStamp, before: heading };
    },
    { capture: true },
  );
  addEventListener('pagehide', () => {
    if (click) sessionStorage.setItem('notedClick', JSON.stringify(click));
  });
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
      const click = Reflect.get(globalThis, 'notedClick') as NotedClick | undefined;
      return click?.shown && click.shown - click.at;
    });
    const asked = wire.asked.slice(before).filter((url) => !/\.(avif|webp|jpe?g|png)$/.test(url));
    return {
      'soft.navigation': Number(await time.jsonValue()),
      'soft.requestsAfterClick': asked.length,
    };
  });
}
