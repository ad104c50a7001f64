import { servicePath } from '@/lib/catalogue/paths';
import { createAccount } from '../fixtures/accounts';
import { firstService } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

for (const origin of [servicePath(firstService.name), '/services?sort=price#end']) {
  test(`after login the visitor is back on ${origin}`, async ({ page }) => {
    await page.goto(origin);
    await loginLink(page).click();
    await expect(page).toHaveURL(/\/login/);
    await submitLogin(page, await createAccount());
    await expect(page).toHaveURL(origin);
    await expect(logoutButton(page)).toBeVisible();
  });
}

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
for (const hostile of ['//evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
  test(`a hostile way back is refused: ${JSON.stringify(hostile)}`, async ({ page }) => {
    await page.goto(`/login?from=${encodeURIComponent(hostile)}`);
    await submitLogin(page, await createAccount());
    await expect(logoutButton(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}
