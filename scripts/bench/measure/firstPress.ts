import type { Browser } from 'playwright';
import type { ServedSite } from '../sites/serve';
import { slowProcessor, visit } from './browser';
import type { Figures } from './figure';
import { watchWire } from './quiet';

/** How long a finger stays down, in milliseconds. */
const pressTime = 80;

/** Runs inside the page: keeps the longest Event Timing duration of an interaction, in milliseconds. */
function noteInteraction(): void {
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const longest = Number(Reflect.get(globalThis, 'longestInteraction') ?? 0);
      if ('interactionId' in entry && entry.interactionId)
        Object.assign(globalThis, { longestInteraction: Math.max(longest, entry.duration) });
    }
  }).observe(options);
}

/**
 * INP of the very first press, made with a finger as soon as the page has loaded and been painted, on a slow processor
 * and a fast wire, so that the start of the scripts falls into the press: `press.inp`, from an event of the press to the
 * next paint. What is pressed is the first button of the page's content, such as Show on a form, else the menu's. A press
 * whose every event was painted within 16 ms counts as 16.
 */
export function measureFirstPress(
  browser: Browser,
  site: ServedSite,
  path: string,
): Promise<Figures> {
  return visit(browser, 'phone', async (opened) => {
    const { page, cdp } = opened;
    await page.addInitScript(noteInteraction);
    const wire = watchWire(page);
    await slowProcessor(opened);
    await page.goto(site.address + path, { waitUntil: 'load' });
    const own = page.locator('main button:visible').first();
    const button = (await own.count()) > 0 ? own : page.locator('header button:visible').last();
    const box = await button.boundingBox();
    if (!box) throw new Error(`There is no button on ${page.url()}.`);
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Not by the runner's own tap, which waits and looks at the page: that would take part of the slow processor.
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await new Promise((lifted) => setTimeout(lifted, pressTime));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await wire.quiet();
    const longest = await page.evaluate(() => Reflect.get(globalThis, 'longestInteraction') ?? 16);
    return { 'press.inp': Number(longest) };
  });
}
