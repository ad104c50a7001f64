import { authTexts } from '@/lib/content/words';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { createProtectedAccount } from '../fixtures/protectedProject';
import { expect, test } from '../fixtures/test';
import { formOf, submitLogin } from '../fixtures/visitor';

test('a provider that does not say which was wrong: the form says that the e-mail may be wrong too', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createProtectedAccount(page);
  await page.goto('/login');
  const { email, password, login } = formOf(page);
  const before = await login.boundingBox();
  const announced = page.locator('#email-error');
  await expect(announced).toBeEmpty();

  await submitLogin(page, { email: account.email, password: 'x' });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(announced).toHaveText(authTexts.emailDoubt);
  await expect(email).toHaveAccessibleDescription(authTexts.emailDoubt);
  await expect(password).toHaveAccessibleDescription(authTexts.joinedWith('Google'));
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  expect(await login.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await password.fill('y');
  await expect(announced).toBeEmpty();
  await expect(email).toHaveValue(account.email);

  // An unknown address gets the same answer, and the next attempt removes the note.
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(announced).toHaveText(authTexts.emailDoubt);
  await page.route('**/accounts:signInWithPassword**', () => undefined);
  await login.click();
  await expect(announced).toBeEmpty();
});
