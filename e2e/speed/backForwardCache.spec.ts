import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/backForwardCache';
import { beSignedIn, isSameDocument, logoutButton, markDocument } from '../fixtures/visitor';

/** Leaves for another document and comes back; answers whether the browser had kept the page as it was. */
async function comesBackAsItWas(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await page.goto('/licenses.txt', { waitUntil: 'load' });
  // A page from that cache does not load again, which is what would be waited for.
  await page.goBack({ waitUntil: 'commit' });
  return isSameDocument(page);
}

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

test('the browser keeps a page of somebody who is signed in', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/about');
  await expect(logoutButton(page)).toBeVisible();
  expect(await comesBackAsItWas(page)).toBe(true);
  await expect(logoutButton(page)).toBeVisible();
});
