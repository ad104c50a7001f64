import { chromium, type Page } from '@playwright/test';
import { createAccount } from '../fixtures/accounts';
import { siteOrigin } from '../fixtures/addresses';
import { expect, test } from '../fixtures/test';
import { logIn, logoutButton } from '../fixtures/visitor';

/** Leaves for another document and comes back; answers whether the browser had kept the page as it was. */
async function comesBackAsItWas(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Reflect.set(window, '__kept', true));
  await page.goto(`${siteOrigin}/licenses.txt`);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => Reflect.get(window, '__kept') === true);
}

test.describe('the back/forward cache', () => {
  // The test runner switches this cache off in the browsers it starts.
  const launch = async (options: Parameters<typeof chromium.launch>[0]) =>
    chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

  for (const path of ['/', '/services', '/services/1', '/about', '/blogs', '/login', '/signup']) {
    test(`keeps ${path}, scripts and all`, async ({ launchOptions }) => {
      const browser = await launch(launchOptions);
      const page = await browser.newPage();
      await page.goto(siteOrigin + path);
      expect(await comesBackAsItWas(page)).toBe(true);
      await browser.close();
    });
  }

  test('keeps a page of somebody who is signed in', async ({ launchOptions }) => {
    const browser = await launch(launchOptions);
    const page = await browser.newPage({ baseURL: siteOrigin });
    await logIn(page, await createAccount());
    await page.goto('/about');
    await expect(logoutButton(page)).toBeVisible();
    expect(await comesBackAsItWas(page)).toBe(true);
    await expect(logoutButton(page)).toBeVisible();
    await browser.close();
  });
});
