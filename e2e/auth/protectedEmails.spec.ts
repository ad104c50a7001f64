import { authTexts } from '@/lib/content/auth';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { createProtectedAccount } from '../fixtures/protectedProject';
import { expect, test } from '../fixtures/test';
import { formOf, submitLogin } from '../fixtures/visitor';

const doubt = authTexts.emailDoubt;

test.beforeEach(async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  await page.goto('/login');
});

test('a provider that does not say which was wrong: the form says that the e-mail may be wrong too', async ({
  page,
}) => {
  const account = await createProtectedAccount(page);
  const { email, password, login } = formOf(page);
  const height = () => login.boundingBox();
  const before = await height();
  const announced = page.locator('#email-error');
  await expect(announced).toBeEmpty();

  await submitLogin(page, { email: account.email, password: 'x' });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(announced).toHaveText(doubt);
  await expect(email).toHaveAccessibleDescription(doubt);
  await expect(password).toHaveAccessibleDescription(authTexts.joinedWith('Google'));
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  expect(await height()).toEqual(before);
  await expectAccessible(page);

  await password.fill('y');
  await expect(announced).toBeEmpty();
  await expect(email).toHaveValue(account.email);
});

test('an unknown address gets the same answer, and the next attempt removes the note', async ({
  page,
}) => {
  await createProtectedAccount(page);
  const { login } = formOf(page);
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(page.getByText(doubt)).toBeVisible();
  await page.route('**/accounts:signInWithPassword**', () => undefined);
  await login.click();
  await expect(page.getByText(doubt)).toHaveCount(0);
});
