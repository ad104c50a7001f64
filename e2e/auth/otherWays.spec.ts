import { authTexts, messages } from '@/lib/content/auth';
import { sessionTexts } from '@/lib/content/session';
import { createAccount, disableAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import {
  beSignedIn,
  formOf,
  loginLink,
  logIn,
  logoutButton,
  submitLogin,
} from '../fixtures/visitor';
import { chooseKnownAccount, chooseNewAccount, logged, offerGoogle } from '../google/google';

test.beforeEach(({ guard }) => guard.allowErrors(/status of 400/));

test('an account made with Google: a password is refused and Google named, at login and at sign-up; disabled, it is said at the button', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/auth\/user-disabled/);
  await offerGoogle(context, guard);
  const email = freshEmail('google');
  await page.goto('/login');
  const { google, password } = formOf(page);
  const first = page.waitForEvent('popup');
  await google.click();
  await chooseNewAccount(await first, email);
  await logoutButton(page).click();

  await page.goto('/login');
  await submitLogin(page, { email, password: goodPassword });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(password).toHaveAccessibleDescription(authTexts.joinedWith('Google'));

  await page.goto('/signup');
  const form = formOf(page);
  await form.email.fill(email);
  await form.password.fill(goodPassword);
  await form.confirmation.fill(goodPassword);
  await form.signUp.click();
  await expect(page.getByText(messages.emailInUse, { exact: true })).toBeVisible();
  await expect(form.email).toHaveAccessibleDescription(authTexts.emailKnown('Google'));

  await disableAccount(email);
  const log = logged(page, 'auth/user-disabled');
  const second = page.waitForEvent('popup');
  await google.click();
  await chooseKnownAccount(await second, email);
  await log;
  await expect(page.getByRole('main')).toContainText(authTexts.accountDisabled);
});

test('an account made with a password goes on with Google, which then is its way in', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/auth\/account-exists/);
  await offerGoogle(context, guard);
  const account = await createAccount();
  await page.goto('/login');
  // A provider that may not speak for the address; the emulator trusts each.
  await page.route(method('signInWithIdp'), (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { needConfirmation: true, email: account.email, providerId: 'google.com' },
    }),
  );
  const refused = page.waitForEvent('popup');
  await formOf(page).google.click();
  await chooseNewAccount(await refused, account.email);
  await expect(page.getByRole('main')).toContainText(authTexts.anotherWay);
  await page.unroute(method('signInWithIdp'));

  const opening = page.waitForEvent('popup');
  await formOf(page).google.click();
  await chooseNewAccount(await opening, account.email);
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  // The provider drops the password of an address that was never confirmed.
  await page.goto('/login');
  await submitLogin(page, account);
  await expect(formOf(page).password).toHaveAccessibleDescription(authTexts.joinedWith('Google'));
});

test('each refusal of a login is said, what there is to do stands at the fields, and the form stays usable', async ({
  page,
}) => {
  await page.goto('/login');
  const { email, password, login } = formOf(page);
  const account = { email: freshEmail(), password: goodPassword };
  await submitLogin(page, account);
  const unknown =
    /There is no user record corresponding to this identifier\. The user may have been deleted\./;
  await expect(page.getByText(unknown)).toBeVisible();
  for (const [refusal, said, atEmail, atPassword] of [
    ['USER_DISABLED', /account has been disabled by an administrator/, '', ''],
    ['INVALID_RECAPTCHA_TOKEN', authTexts.recaptcha, '', ''],
    [
      'INVALID_LOGIN_CREDENTIALS',
      messages.wrongPassword,
      authTexts.emailDoubt,
      authTexts.joinedWith('Google'),
    ],
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Longer]',
      'Longer.',
      '',
      authTexts.passwordOutdated,
    ],
  ] as const) {
    await refuse(page, refusal);
    await submitLogin(page, account);
    await expect(page.locator('[data-toast]').getByText(said)).toBeVisible();
    await expect(email).toHaveAccessibleDescription(atEmail);
    await expect(password).toHaveAccessibleDescription(atPassword);
    await expect(email).toHaveValue(account.email);
    await expect(login).toBeEnabled();
    await page.unrouteAll();
  }
});

test('after a closed popup a second try signs in', async ({ page, context, guard }) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  await offerGoogle(context, guard);
  await page.goto('/login');
  const first = page.waitForEvent('popup');
  await formOf(page).google.click();
  const popup = await first;
  // To close a window that is still on its way would take Firefox's driver for ever.
  await popup.getByText('Add new account').waitFor();
  await popup.close();
  const second = page.waitForEvent('popup');
  await formOf(page).google.click();
  await chooseNewAccount(await second, freshEmail('google'));
  await expect(logoutButton(page)).toBeVisible();
});

test("a password outside the project's rules is answered by the rules that it misses", async ({
  page,
}) => {
  const rules = [
    'Password must contain at least 12 characters',
    'Password must contain a numeric character',
  ];
  await refuse(
    page,
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${rules.join(', ')}]`,
  );
  await page.goto('/signup');
  const { email, password, confirmation, signUp } = formOf(page);
  await email.fill(freshEmail());
  await password.fill('Strength');
  await confirmation.fill('Strength');
  await signUp.click();
  await expect(page.getByText(`${rules.join('. ')}.`, { exact: true })).toBeVisible();
  await expect(password).toHaveValue('Strength');
});

test('another user who logs in by another tab is named in this one, and both tabs agree', async ({
  page,
  context,
}) => {
  const [first, second] = [await createAccount(), await createAccount()];
  await beSignedIn(page, first);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/about');
  await logoutButton(other).click();
  await expect(loginLink(page)).toBeVisible();
  await logIn(other, second);
  await expect(page.getByText(sessionTexts.otherUser(second.email))).toBeVisible();
  await expect(other.getByText(sessionTexts.otherUser(second.email))).toHaveCount(0);
  for (const tab of [page, other]) {
    await tab.goto('/login');
    await expect(tab.getByRole('main')).toContainText(second.email);
  }
});
