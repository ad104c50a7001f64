import { createAccount } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { isSameDocument, logIn, loginLink, logoutButton, markDocument } from '../fixtures/visitor';

// Playwright switches the cache off in which a browser keeps whole pages; here it works as it does for visitors.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('a page that the browser kept whole does not bring the session back after logout', async ({
  page,
}) => {
  await logIn(page, await createAccount());
  await page.goto('/about');
  await expect(logoutButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await page.goto('/blogs');
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  // A page from that cache does not load again, which is what Playwright would wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');
  expect(await isSameDocument(page), 'the page came from the cache').toBe(true);
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
});
