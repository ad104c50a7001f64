import type { Browser, Page } from 'playwright';
import { gzipSize } from '@/e2e/html/budget/weigh';
import type { Figures } from './rounds';
import { visit } from './visit';

/** How long a finger or a mouse button stays down, in milliseconds: nobody presses for less. */
const pressTime = 80;

/** A slow 4G: 1.6 Mbit/s down, 0.75 up (here in bytes), 150 ms for a round trip. */
const slow4G = { downloadThroughput: 209_715, uploadThroughput: 96_000, latency: 150 };

/**
 * Runs inside the page. It adds up what is over 50 ms of every long task and all layout shifts, and keeps the longest
 * time from an event of a press to the next frame (Event Timing, in steps of 8 ms).
 */
function noteWork(): void {
  const noted = { blocked: 0, shifts: 0, press: 0 };
  Object.assign(globalThis, { noted });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') noted.blocked += entry.duration - 50;
      if ('value' in entry) noted.shifts += Number(entry.value);
      if ('interactionId' in entry && entry.interactionId)
        noted.press = Math.max(noted.press, entry.duration);
    }
  });
  for (const type of ['longtask', 'layout-shift', 'event', 'first-input'])
    observer.observe({ ...{ durationThreshold: 16 }, type, buffered: true });
}

const notesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'noted') as Figures);

async function weighScripts(page: Page): Promise<number> {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = [...new Set(asked.filter((name) => name.endsWith('.js')))];
  const bodies = scripts.map(async (script) => (await fetch(script)).arrayBuffer());
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSize(Buffer.from(body)), 0);
}

/**
 * A whole load on a slow network and a slow processor, the start of the scripts included: `blocked`, the milliseconds
 * over 50 of every long task; `shifts` of the layout; and `script`, all that it loads by itself, in bytes of gzip.
 */
export function measureLoad(browser: Browser, address: string): Promise<Figures> {
  return visit(browser, 'phone', noteWork, async ({ page, cdp, slowDown, quiet }) => {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await slowDown();
    await page.goto(address, { waitUntil: 'load' });
    await quiet(2000);
    // A page's scripts wait for a first sign of a visitor (`scripts/export/loaderScript`).
    await page.keyboard.press('Shift');
    await quiet(2000);
    const { blocked, shifts } = await notesOf(page);
    return { blocked, shifts, script: await weighScripts(page) };
  });
}

/**
 * INP of the first press, on the menu's button, on a slow processor, in milliseconds, the start of the scripts included:
 * `painted`, as soon as the page shows, or `loaded`, when its scripts have come and wait. Nothing happens to the page
 * before, not even a move of the pointer.
 */
export function measureFirstPress(browser: Browser, moment: 'painted' | 'loaded', address: string) {
  return visit(browser, 'phone', noteWork, async ({ page, cdp, slowDown, quiet }) => {
    await slowDown();
    await page.goto(address, { waitUntil: moment === 'loaded' ? 'load' : 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    if (moment === 'loaded') await quiet(700);
    const at = await page.evaluate(() => {
      const box = document.querySelector('header button[popovertarget]')?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    if (!at) return {};
    const mouse = { ...at, button: 'left', clickCount: 1 } as const;
    await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
    await page.waitForTimeout(pressTime);
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
    await quiet(1500);
    return { [moment]: (await notesOf(page)).press || undefined };
  });
}

/** Runs inside every page: notes a click, also for the next document, and when a frame shows another heading. */
function noteHeading(): void {
  const { timeOrigin } = performance;
  const heading = () => document.querySelector('h1')?.textContent;
  const note = ({ timeStamp }: Event) => (window.name = `${timeOrigin + timeStamp}|${heading()}`);
  addEventListener('click', note, { capture: true });
  const observer = new MutationObserver(() => {
    const [clicked, before] = window.name.split('|');
    if (!clicked || !heading() || heading() === before) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      Object.assign(globalThis, { shownAfter: timeOrigin + performance.now() - Number(clicked) }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * `navigation`: milliseconds from a click on a link of the navigation bar to the new heading, on a slow processor and a
 * fast network, after the pointer has rested on the link. Without scripts it is the time of a whole page load.
 */
export function measureNavigation(browser: Browser, address: string): Promise<Figures> {
  const target = address.endsWith('/about') ? '/blogs' : '/about';
  return visit(browser, 'desktop', noteHeading, async ({ page, slowDown, quiet }) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.keyboard.press('Shift');
    await quiet(1500);
    const link = page.locator(`header a[href="${target}"]`).first();
    if (!(await link.isVisible())) return {};
    await slowDown();
    await link.hover();
    await quiet(800);
    await page.mouse.down();
    await page.waitForTimeout(pressTime);
    await page.mouse.up();
    // A question to the page takes as much of the slow processor as the navigation: not before it is quiet.
    await quiet(1500);
    const time = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAfter') as number);
    return { navigation: await time.jsonValue() };
  });
}
