import { freshEmail, goodPassword } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { offerGoogle } from '../google/google';
import { formOf, loginLink, logoutButton, tabTo } from '../fixtures/visitor';

test('a visitor signs up and logs out with the keyboard alone', async ({
  page,
  context,
  guard,
}) => {
  // On its way the focus reaches the Google button, which then loads Google's script.
  await offerGoogle(context, guard);
  await page.goto('/');
  await tabTo(page, loginLink(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, page.getByRole('link', { name: 'Create New Account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup/);

  const { email, password, confirmation } = formOf(page);
  await tabTo(page, email);
  await page.keyboard.type(freshEmail('keyboard'));
  await tabTo(page, password);
  await page.keyboard.type(goodPassword);
  await tabTo(page, confirmation);
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  // The focus follows to the new page a moment later.
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, logoutButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(loginLink(page)).toBeVisible();
});
