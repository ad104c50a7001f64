import type { Page } from '@playwright/test';
import { routes } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { doubleText } from '../fixtures/textSize';
import { resize } from '../fixtures/visitor';

/** How much wider the page is than its window, in CSS pixels (WCAG 2.2, 1.4.10 and 1.4.4). */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

async function expectToFit(page: Page, route: string, widths: readonly number[]) {
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    expect([route, width, await page.evaluate(overflow)]).toEqual([route, width, 0]);
  }
}

test('nothing is wider than its window', async ({ page }) => {
  for (const route of routes) {
    // The page is as wide before its scripts as after: nothing moves when they come (layoutShift.spec.ts).
    await page.goto(route, { waitUntil: 'load' });
    await expectToFit(page, route, [320, 2560]);
  }
});

test('nothing is wider than its window with text twice as large', async ({ page }) => {
  await doubleText(page);
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'load' });
    const fontSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(fontSize).toBe('32px');
    await expectToFit(page, route, [320, 1280]);
    await page.evaluate(() => document.documentElement.setAttribute('data-session', 'signed-in'));
    await expectToFit(page, route, [320, 1280]);
  }
});

for (const width of [360, 412]) {
  test(`the bar keeps to one row at ${width} px with text twice as large`, async ({ page }) => {
    await doubleText(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const bar = await page.getByRole('banner').boundingBox();
    // Its 4 rem and the line below: the open menu begins there.
    expect(bar?.height).toBe(4 * 32 + 1);
  });
}
