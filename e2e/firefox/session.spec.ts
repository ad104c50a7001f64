import { createAccount } from '../fixtures/accounts';
import { expect, openTab, test } from '../fixtures/test';
import { logIn, loginLink, logoutButton } from '../fixtures/visitor';

test('a session lasts over a reload and in two tabs, and ends in both', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const other = await openTab(context);
  await logIn(other, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
  await page.reload();
  await expect(logoutButton(page)).toBeVisible();
  await page.goto('/blogs');
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  // Most often the page comes from the back/forward cache and has no load event, for which Playwright's `goBack` would wait.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const shown = () =>
    page
      .evaluate(
        (ids) => {
          const visible = ids.filter((id) => document.getElementById(id)?.checkVisibility());
          return { path: location.pathname, visible };
        },
        ['login-link', 'logout-button'],
      )
      .catch(() => undefined);
  const expected = { path: '/about', visible: ['login-link'] };
  await expect.poll(shown).toEqual(expected);
});
