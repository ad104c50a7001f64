import { authTexts, messages } from '@/lib/words';
import {
  createAccount,
  createGoogleAccount,
  disableAccount,
  freshEmail,
  goodPassword,
} from '../fixtures/accounts';
import { logged } from '../fixtures/guard';
import { method } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, logoutButton, submitLogin, submitSignUp } from '../fixtures/visitor';
import { chooseKnownAccount, chooseNewAccount, offerGoogle, windowOf } from '../fixtures/google';

test('a closed popup is only logged, the hidden frame of Google is never visible, and a second attempt signs in', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/auth\/popup-closed-by-user/);
  await offerGoogle(context, guard);
  await page.clock.install();
  await page.goto('/login');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const { email, login, google } = formOf(page);
  const popup = await windowOf(google);
  await popup.getByText('Add new account').waitFor();
  const frame = page.locator('iframe');
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  await expect(frame).not.toBeInViewport();
  expect(await height()).toBe(before);
  const log = logged(page, 'auth/popup-closed-by-user');
  await popup.close();
  await expect(google).toBeEnabled();
  await expect(login).toBeEnabled();
  await email.fill(freshEmail());
  // The SDK checks every 2 s whether the window is open, and then waits 8 s for a late answer.
  await page.clock.runFor(11_000);
  await log;
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByText(/popup/i)).toHaveCount(0);
  await expect(page).toHaveURL('/login');

  await chooseNewAccount(await windowOf(google), freshEmail('google'));
  await expect(logoutButton(page)).toBeVisible();
});

test('the e-mail form works while a popup waits', async ({ page, context, guard }) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  await offerGoogle(context, guard);
  await page.goto('/login');
  await windowOf(formOf(page).google);
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
});

test('a blocked popup is only logged, and the form stays usable', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/auth\/popup-blocked/);
  await offerGoogle(context, guard);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  const log = logged(page, 'auth/popup-blocked');
  await formOf(page).google.click();
  await log;
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(formOf(page).google).toBeEnabled();
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
});

test('a failure to reach Google is only logged', async ({ page, guard }) => {
  guard.allowHosts('apis.google.com');
  guard.allowErrors(/auth\/internal-error/, /apis\.google\.com/);
  await page.goto('/login');
  const log = logged(page, 'auth/internal-error');
  await formOf(page).google.click();
  await log;
  await expect(formOf(page).google).toBeEnabled();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('an account made with Google: login and sign-up with a password name Google; a refused one is told at the button', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/, /auth\/(user-disabled|account-exists)/);
  await offerGoogle(context, guard);
  const email = freshEmail('google');
  await createGoogleAccount(email);
  const main = page.getByRole('main');
  await page.goto('/login');
  await submitLogin(page, { email, password: goodPassword });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(formOf(page).password).toHaveAccessibleDescription(authTexts.checkPassword);

  await page.goto('/signup');
  const form = formOf(page);
  await submitSignUp(page, { email, password: goodPassword });
  await expect(page.getByText(messages.emailInUse, { exact: true })).toBeVisible();
  await expect(form.email).toHaveAccessibleDescription(
    `${messages.emailInUse}. ${authTexts.emailKnown}`,
  );

  // A provider that is not trusted for this address. The emulator trusts every provider, so the answer is faked.
  await page.route(method('signInWithIdp'), (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { needConfirmation: true, email, providerId: 'google.com' },
    }),
  );
  await chooseKnownAccount(await windowOf(form.google), email);
  await expect(main.getByText(authTexts.anotherWay)).toBeVisible();
  await page.unrouteAll();

  await disableAccount(email);
  const log = logged(page, 'auth/user-disabled');
  await chooseKnownAccount(await windowOf(form.google), email);
  await log;
  await expect(main.getByText(authTexts.accountDisabled)).toBeVisible();
});
