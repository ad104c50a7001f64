import type { Page } from '@playwright/test';
import { mainBoxes, whatMoved } from '../engines/boxes';
import { routes } from '../fixtures/screens';
import { started } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** Every layout shift since the page began, as the browser scores it. */
function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((report) => {
        const found: number[] = [];
        const note = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') found.push(entry.value);
          }
        };
        new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
        // A frame later everything that was noted so far has been handed on.
        requestAnimationFrame(() => setTimeout(report, 0, found));
      }),
  );
}

test('nothing moves by itself on any page, even when fonts come late', async ({ page }) => {
  // A route switches the browser's cache off: every page waits for its fonts anew.
  let held: (() => void)[] = [];
  await page.route('**/*.woff2', async (font) => {
    await new Promise<void>((release) => held.push(release));
    await font.continue();
  });
  for (const route of routes) {
    held = [];
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await started(page);
    await expect.poll(() => held.length, route).toBeGreaterThan(0);
    held.forEach((release) => release());
    expect(await page.evaluate(async () => (await document.fonts.ready).status)).toBe('loaded');
    await page.waitForLoadState('networkidle');
    expect([route, await layoutShifts(page)]).toEqual([route, []]);
  }
});

test('the hero stays where it is when the scripts start', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'load' });
    const plain = await page.evaluate(mainBoxes);
    await started(page);
    expect(whatMoved(plain, await page.evaluate(mainBoxes)), `${width} px`).toEqual([]);
  }
});
