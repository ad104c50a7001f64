import { createAccount } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

test('login returns to the page with its query and fragment, also by way of sign-up', async ({
  page,
}) => {
  await page.goto('/services?sort=price#end');
  await loginLink(page).click();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  // Wait for the page: both forms have the fields that are filled in next.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await submitLogin(page, await createAccount());
  await expect(page).toHaveURL('/services?sort=price#end');
  await expect(logoutButton(page)).toBeVisible();
});

/* All other ways to write one: lib/auth/returnPath.test.ts. */
test('a return path to another site is refused', async ({ page }) => {
  await page.goto(`/login?from=${encodeURIComponent('/\t/evil.example')}`);
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});
