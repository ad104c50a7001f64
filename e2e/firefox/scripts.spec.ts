import type { Page } from '@playwright/test';
import { isStarted } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { barLink } from '../fixtures/visitor';

/** How long a painted page waits for an input before its scripts start by themselves, in milliseconds. */
const look = 2500;

/** Removes that timer from the page: its scripts start only at an input. */
async function neverByThemselves(page: Page): Promise<void> {
  await page.addInitScript((wait) => {
    const { setTimeout } = window;
    const others = (run: () => void, after?: number) =>
      after === wait ? 0 : setTimeout(run, after);
    Object.assign(window, { setTimeout: others });
  }, look);
}

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer that moves': (page) => page.mouse.move(300, 300, { steps: 2 }),
  'a pointer that presses': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a key': (page) => page.keyboard.press('Shift'),
};

/** Runs in the page: the number of script files that it has fetched. */
const scriptsAsked = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;

test('scripts start at the first input of a visitor, and not before', async ({ page }) => {
  await neverByThemselves(page);
  for (const [sign, give] of Object.entries(signs)) {
    await page.goto('/about', { waitUntil: 'load' });
    await expect.poll(() => page.evaluate(scriptsAsked)).toBeGreaterThan(0);
    expect([sign, await isStarted(page)]).toEqual([sign, false]);
    await give(page);
    await expect.poll(() => isStarted(page), sign).toBe(true);
  }
});

/** Milliseconds from the first paint until now. */
const sincePaint = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (paint?.startTime ?? Infinity);
};

test('without input scripts start after 2.5 s, also in a tab from the background', async ({
  page,
  context,
}) => {
  await page.goto('/about', { waitUntil: 'load' });
  await expect.poll(() => isStarted(page), { intervals: [50] }).toBe(true);
  expect(await page.evaluate(sincePaint)).toBeGreaterThanOrEqual(look);

  const opening = context.waitForEvent('page');
  await barLink(page, 'Blogs').click({ modifiers: ['Control'] });
  const tab = await opening;
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => document.visibilityState)).toBe('hidden');
  await tab.bringToFront();
  await expect.poll(() => isStarted(tab)).toBe(true);
});
