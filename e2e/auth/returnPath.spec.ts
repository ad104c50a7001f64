import { createAccount } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

test('after login the visitor is back at the address with its query and fragment', async ({
  page,
}) => {
  await page.goto('/services?sort=price#end');
  await loginLink(page).click();
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, await createAccount());
  await expect(page).toHaveURL('/services?sort=price#end');
  await expect(logoutButton(page)).toBeVisible();
});

test('the way by the sign-up screen and back keeps where the visitor came from', async ({
  page,
}) => {
  await page.goto('/about');
  await loginLink(page).click();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  // Both forms have the fields that are filled in next.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await submitLogin(page, await createAccount());
  await expect(page).toHaveURL('/about');
});

/* Every other way to write one is tried on the function that decides (lib/auth/returnPath.test.ts). */
test('a hostile way back is refused', async ({ page }) => {
  await page.goto(`/login?from=${encodeURIComponent('/\t/evil.example')}`);
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});
