import { expect, test } from '../fixtures/backForwardCache';
import { isSameDocument, markDocument } from '../fixtures/visitor';

/* Pages of a signed-in visitor: e2e/auth/backForwardCache. */
test('the browser puts every page into its back/forward cache', async ({ page }) => {
  const paths = ['/', '/services', '/services/1', '/about', '/blogs', '/login', '/signup'];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await markDocument(page);
  }
  const kept = async (path: string) => {
    await expect(page).toHaveURL(path);
    expect([path, await isSameDocument(page)]).toEqual([path, true]);
  };
  // A page from that cache has no load event, for which Playwright would wait.
  for (const path of paths.slice(0, -1).reverse()) {
    await page.goBack({ waitUntil: 'commit' });
    await kept(path);
  }
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), paths.length - 1);
  await kept('/signup');
});
