import { createAccount } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { barLink, loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

test('with storage blocked every page works, and a session lasts as long as the page', async ({
  page,
}) => {
  for (const route of ['/', '/services/1', '/signup']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
  }
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('insecure');
  await page.goto('/login');
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
});
