import type { Page } from '@playwright/test';
import { createAccount } from '../fixtures/accounts';
import { expect, test } from '../fixtures/backForwardCache';
import { isSameDocument, logIn, logoutButton, markDocument } from '../fixtures/visitor';

/** Leaves for another document and comes back; answers whether the browser had kept the page as it was. */
async function comesBackAsItWas(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await page.goto('/licenses.txt');
  // A page from that cache does not load again, which is what would be waited for.
  await page.goBack({ waitUntil: 'commit' });
  return isSameDocument(page);
}

for (const path of ['/', '/services', '/services/1', '/about', '/blogs', '/login', '/signup']) {
  test(`the browser keeps ${path} for its back button, scripts and all`, async ({ page }) => {
    await page.goto(path);
    expect(await comesBackAsItWas(page)).toBe(true);
  });
}

test('the browser keeps a page of somebody who is signed in', async ({ page }) => {
  await logIn(page, await createAccount());
  await page.goto('/about');
  await expect(logoutButton(page)).toBeVisible();
  expect(await comesBackAsItWas(page)).toBe(true);
  await expect(logoutButton(page)).toBeVisible();
});
