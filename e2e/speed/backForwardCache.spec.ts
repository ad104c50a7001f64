import { expect, test } from '../fixtures/backForwardCache';
import { isSameDocument, markDocument } from '../fixtures/visitor';

/* A page of somebody who is signed in: e2e/auth/backForwardCache. */
test('the browser keeps every page for its back button, scripts and all', async ({ page }) => {
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
  // A page from that cache does not load again, which is what would be waited for.
  for (const path of paths.slice(0, -1).reverse()) {
    await page.goBack({ waitUntil: 'commit' });
    await kept(path);
  }
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), paths.length - 1);
  await kept('/signup');
});
