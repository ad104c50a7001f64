import { overflowOf } from '../fixtures/overflow';
import { routes } from '../fixtures/routes';
import { expect, test } from '../fixtures/test';
import { setTextSize } from '../fixtures/textSize';
import { resize } from '../fixtures/visitor';

test('no page is wider than its window, also with text twice as large', async ({ page }) => {
  for (const route of routes) {
    const fits = async (state: string) =>
      expect([route, state, await overflowOf(page)]).toEqual([route, state, 0]);
    const narrow = { width: 320, height: 900 };
    await resize(page, narrow);
    // Scripts do not change the width of a page (everyPage.spec.ts), so the test does not wait for them.
    await page.goto(route, { waitUntil: 'load' });
    await setTextSize(page, 16);
    await fits('320 px');
    await resize(page, { width: 2560, height: 900 });
    await fits('2560 px');
    await setTextSize(page, 32);
    for (const size of [{ width: 1280, height: 900 }, narrow]) {
      await resize(page, size);
      for (const session of ['signed-out', 'signed-in']) {
        const mark = (now: string) => document.documentElement.setAttribute('data-session', now);
        await page.evaluate(mark, session);
        await fits(`${size.width} px, twice as large, ${session}`);
      }
    }
  }
});

test('the bar keeps to one row on phones with text twice as large', async ({ page }) => {
  await page.goto('/about');
  await setTextSize(page, 32);
  for (const width of [360, 412]) {
    await resize(page, { width, height: 900 });
    const bar = await page.getByRole('banner').boundingBox();
    // 4 rem and the line below it.
    expect([width, bar?.height]).toEqual([width, 4 * 32 + 1]);
  }
});
