import { keys } from './driver';
import { expect, test } from './test';
import type { Visitor } from './visitor';

/** How long a painted page waits for an input before its scripts start by themselves, in milliseconds. */
const look = 2500;

/** Runs in the page: removes that timer, so that its scripts start only at an input. */
function neverByThemselves(wait: number): void {
  const { setTimeout } = window;
  const others = (run: () => void, after?: number) => (after === wait ? 0 : setTimeout(run, after));
  Object.assign(window, { setTimeout: others });
}

const signs: Record<string, (webkit: Visitor) => Promise<void>> = {
  'a pointer that moves': async ({ driver }) => {
    // The first event has no earlier position, so it counts as no movement.
    await driver.moveMouse(300, 300);
    await driver.moveMouse(320, 310);
  },
  'a pointer that presses': ({ driver }) => driver.click('h1'),
  'a key': ({ driver }) => driver.press(keys.tab),
};

test('scripts start at the first input of a visitor, and not before', async ({ webkit }) => {
  for (const [sign, give] of Object.entries(signs)) {
    await webkit.open('/about');
    await webkit.driver.evaluate(neverByThemselves, look);
    expect([sign, await webkit.hasStarted()]).toEqual([sign, false]);
    await give(webkit);
    await webkit.started(false);
  }
});

/** Runs in the page: milliseconds from the first paint until now. */
const sincePaint = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (paint?.startTime ?? Infinity);
};

test('without input scripts start after 2.5 s', async ({ webkit }) => {
  await webkit.open('/about');
  await webkit.started(false);
  expect(await webkit.driver.evaluate(sincePaint)).toBeGreaterThanOrEqual(look);
});

test('in a background tab scripts start when it becomes visible', async ({ webkit }) => {
  const { driver } = webkit;
  const toFirst = await driver.openTab();
  await webkit.open('/about');
  expect(await driver.evaluate(() => document.visibilityState)).toBe('hidden');
  await toFirst();
  await driver.closeTab();
  await webkit.expectPath('/about');
  await webkit.started(false);
  expect(await driver.evaluate(() => document.visibilityState)).toBe('visible');
});
