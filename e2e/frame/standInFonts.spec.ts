import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** A page's heights that follow from where its lines break. */
async function heights(page: Page, path: string): Promise<Record<string, number>> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  return {
    bar: await height('header'),
    heading: await height('h1, h2[data-headline]'),
    page: await height('body'),
    overflow: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  };
}

/** Whether this machine has one of the fonts that stand in for the headlines' face. */
function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = ['Arial Narrow Bold', 'Liberation Sans Narrow Bold', 'Arial Bold'];
    const loads = [...names, 'Liberation Sans Bold', 'Roboto Bold'].map((name) =>
      new FontFace('probe', `local("${name}")`).load(),
    );
    return Promise.any(loads).then(
      () => true,
      () => false,
    );
  });
}

for (const [width, path] of [
  [320, '/login'],
  [360, '/about'],
  [1280, '/services'],
] as const) {
  test(`lines of ${path} at ${width} px break alike while the site's fonts are not there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/login');
    test.skip(!(await hasStandIn(page)), 'this machine has none of the fonts that stand in');
    await heights(page, path);
    const own = await heights(page, path);

    await page.route('**/*.woff2', async (font) => {
      await new Promise((late) => setTimeout(late, 2_000));
      await font.continue();
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    const other = await heights(page, path);
    expect({ ...other, page: 0 }).toEqual({ ...own, page: 0 });
    // Running text may take a line more or less.
    expect(Math.abs(other.page! / own.page! - 1)).toBeLessThan(0.04);
  });
}
