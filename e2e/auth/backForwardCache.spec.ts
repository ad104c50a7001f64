import type { Browser } from '@playwright/test';
import { sessionKey } from '@/lib/auth/session';
import { findBrowser } from '@/scripts/tools/findBrowsers';
import { setClock } from '../fixtures/clock';
import { isSameDocument, markDocument } from '../fixtures/documents';
import { visit } from '../fixtures/hydration';
import { loginLink, logoutButton } from '../fixtures/navbar';
import { hold } from '../fixtures/requests';
import { startSignedIn } from '../fixtures/session';
import { expect, test as base } from '../fixtures/test';

/**
 * Runs tests in a full browser with the back/forward cache. Playwright disables this cache by
 * default, and the headless shell has none.
 */
const test = base.extend<object, { cachingBrowser: Browser | undefined }>({
  cachingBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const executablePath = findBrowser('browser');
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      const browser =
        executablePath &&
        (await playwright.chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs }));
      await use(browser || undefined);
      if (browser) await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ cachingBrowser }, use, testInfo) => {
    testInfo.skip(!cachingBrowser, 'Needs a full browser, not only the headless shell.');
    const context = await cachingBrowser!.newContext();
    await setClock(context);
    await use(context);
    await context.close();
  },
});
// All tests run in one worker, so the browser starts only once.
test.describe.configure({ mode: 'default' });

test('a page from the back/forward cache doesn’t bring a session back after Logout', async ({
  page,
}) => {
  await startSignedIn(page);
  // The event is recorded in sessionStorage, because the page reloads after it's restored from the
  // cache.
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('cached', 'yes');
    }),
  );
  const lookup = page.waitForResponse(/accounts:lookup/);
  await visit(page, '/about');
  await expect(logoutButton(page)).toBeVisible();
  await (await lookup).finished();
  await visit(page, '/blogs');
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  // Playwright would wait for a load event, which a page from the cache doesn't fire.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cached'))).toBe('yes');
});

test('a session that a cached page stores again after Logout ends with that page', async ({
  page,
  context,
}) => {
  await startSignedIn(page);
  // As in Safari: there, a cached page misses storage events. In Chromium, it gets them when it's
  // restored.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  const lookup = page.waitForResponse(/accounts:lookup/);
  await visit(page, '/about');
  await (await lookup).finished();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.bringToFront();
  const stored = () => other.evaluate((key) => localStorage.getItem(key), sessionKey);
  await visit(page, '/blogs');
  await logoutButton(page).click();
  await expect.poll(stored).toBeNull();
  const release = await hold(page, '**/about');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(stored).not.toBeNull();
  release();
  await expect.poll(stored).toBeNull();
  await expect(logoutButton(page)).toBeHidden();
});

test('every kind of page enters the back/forward cache', async ({ page }) => {
  const paths = ['/', '/services', '/services/1', '/blogs', '/login'];
  for (const path of paths) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    await markDocument(page);
  }
  const expectSameDocument = async (path: string) => {
    await expect(page).toHaveURL(path);
    expect(await isSameDocument(page), path).toBe(true);
  };
  // Playwright would wait for a load event, which a page from the cache doesn't fire.
  for (const path of paths.slice(0, -1).reverse()) {
    await page.goBack({ waitUntil: 'commit' });
    await expectSameDocument(path);
  }
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), paths.length - 1);
  await expectSameDocument('/login');
});
