import { authTexts } from '@/lib/words';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/assistive';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, submitLogin } from '../fixtures/visitor';

test('a provider that does not say which was wrong: the form says that the e-mail may be wrong too', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const address = freshEmail();
  // With e-mail enumeration protection, the default of new projects, for a wrong password and for an unknown address.
  await refuse(page, 'INVALID_LOGIN_CREDENTIALS');
  await page.goto('/login');
  const { email, password, login } = formOf(page);
  const before = await login.boundingBox();
  const announced = page.locator('#email-error');
  await expect(announced).toBeEmpty();

  await submitLogin(page, { email: address, password: 'x' });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(announced).toHaveText(authTexts.emailDoubt);
  await expect(email).toHaveAccessibleDescription(authTexts.emailDoubt);
  await expect(password).toHaveAccessibleDescription(authTexts.checkPassword('Google'));
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  expect(await login.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await password.fill('y');
  await expect(announced).toBeEmpty();
  await expect(email).toHaveValue(address);

  // The next attempt removes the note.
  await submitLogin(page, { email: address, password: goodPassword });
  await expect(announced).toHaveText(authTexts.emailDoubt);
  await page.route(method('signInWithPassword'), () => undefined);
  await login.click();
  await expect(announced).toBeEmpty();
});
