import { expect, test } from '../fixtures/backForwardCache';
import {
  beSignedIn,
  isSameDocument,
  loginLink,
  logoutButton,
  markDocument,
} from '../fixtures/visitor';

test('a page from the back/forward cache does not bring the session back after logout', async ({
  page,
}) => {
  await beSignedIn(page);
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/about');
  await expect(logoutButton(page)).toBeVisible();
  await (await asked).finished();
  await markDocument(page);
  await page.goto('/blogs');
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  // A page from that cache has no load event, for which Playwright would wait.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');
  expect(await isSameDocument(page), 'the page came from the cache').toBe(true);
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
});
