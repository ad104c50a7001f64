import { authTexts, messages } from '@/lib/content/auth';
import { sessionTexts } from '@/lib/content/frame';
import { createAccount, disableAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { method, refuse } from '../fixtures/provider';
import { expect, openTab, test } from '../fixtures/test';
import { expectSeen, main, pressControl, pressLogin } from '../account/panel';
import { beSignedIn, formOf, loginLink, logIn, logoutButton } from '../fixtures/visitor';
import { chooseKnownAccount, chooseNewAccount, logged, offerGoogle } from '../google/google';

// The pointer may come to rest on the Google button, which then loads Google's script.
test.beforeEach(async ({ context, guard }) => {
  guard.allowErrors(/status of 400/);
  await offerGoogle(context, guard);
});

test('an account made with Google: login and sign-up with a password name Google; if disabled, the button says so', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/auth\/user-disabled/);
  const email = freshEmail('google');
  await page.goto('/login');
  const { google, password } = formOf(page);
  const first = page.waitForEvent('popup');
  await pressControl(page, google);
  await chooseNewAccount(await first, email);
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();

  await page.goto('/login');
  await pressLogin(page, { email, password: goodPassword });
  await expectSeen(
    page,
    page.getByText('Wrong Password', { exact: true }),
    main(page).getByText(authTexts.joinedWith('Google')),
  );
  await expect(password).toHaveAccessibleDescription(authTexts.joinedWith('Google'));

  await page.goto('/signup');
  const form = formOf(page);
  await form.email.fill(email);
  await form.password.fill(goodPassword);
  await form.confirmation.fill(goodPassword);
  await pressControl(page, form.signUp);
  await expectSeen(
    page,
    page.getByText(messages.emailInUse, { exact: true }),
    main(page).getByText(authTexts.emailKnown('Google')),
  );
  await expect(form.email).toHaveAccessibleDescription(authTexts.emailKnown('Google'));

  await disableAccount(email);
  const log = logged(page, 'auth/user-disabled');
  const second = page.waitForEvent('popup');
  await pressControl(page, google);
  await chooseKnownAccount(await second, email);
  await log;
  await expectSeen(page, main(page).getByText(authTexts.accountDisabled));
});

test('an account made with a password signs in with Google, and from then on only so', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/auth\/account-exists/);
  const account = await createAccount();
  await page.goto('/login');
  // A provider that is not trusted for this address. The emulator trusts every provider, so the answer is faked.
  await page.route(method('signInWithIdp'), (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { needConfirmation: true, email: account.email, providerId: 'google.com' },
    }),
  );
  const refused = page.waitForEvent('popup');
  await pressControl(page, formOf(page).google);
  await chooseNewAccount(await refused, account.email);
  await expectSeen(page, main(page).getByText(authTexts.anotherWay));
  await page.unroute(method('signInWithIdp'));

  const opening = page.waitForEvent('popup');
  await pressControl(page, formOf(page).google);
  await chooseNewAccount(await opening, account.email);
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  // The provider drops the password of an address that was never confirmed.
  await page.goto('/login');
  await pressLogin(page, account);
  await expect(formOf(page).password).toHaveAccessibleDescription(authTexts.joinedWith('Google'));
});

test('each refusal of a login is shown, with advice at the fields, and the form stays usable', async ({
  page,
}) => {
  await page.goto('/login');
  const { email, password, login } = formOf(page);
  const account = { email: freshEmail(), password: goodPassword };
  await pressLogin(page, account);
  const unknown =
    /There is no user record corresponding to this identifier\. The user may have been deleted\./;
  await expectSeen(page, page.getByText(unknown));
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
    await pressLogin(page, account);
    const atFields = [atEmail, atPassword].filter(Boolean);
    await expectSeen(
      page,
      page.locator('[data-toast]').getByText(said),
      ...atFields.map((text) => main(page).getByText(text)),
    );
    await expect(email).toHaveAccessibleDescription(atEmail);
    await expect(password).toHaveAccessibleDescription(atPassword);
    await expect(email).toHaveValue(account.email);
    await expect(login).toBeEnabled();
    await page.unrouteAll();
  }
});

test('a second attempt after a closed popup signs in', async ({ page, guard }) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  await page.goto('/login');
  const first = page.waitForEvent('popup');
  await pressControl(page, formOf(page).google);
  const popup = await first;
  // In Firefox, closing a window that is still loading never ends.
  await popup.getByText('Add new account').waitFor();
  await popup.close();
  const second = page.waitForEvent('popup');
  await pressControl(page, formOf(page).google);
  await chooseNewAccount(await second, freshEmail('google'));
  await expect(logoutButton(page)).toBeVisible();
});

test("a password outside the project's rules shows the rules that it breaks", async ({ page }) => {
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
  await pressControl(page, signUp);
  await expectSeen(page, page.getByText(`${rules.join('. ')}.`, { exact: true }));
  await expect(password).toHaveValue('Strength');
});

test('login and logout show in the other tab too, and another user who logs in there is named', async ({
  page,
  context,
}) => {
  const [first, second] = [await createAccount(), await createAccount()];
  await beSignedIn(page, first);
  const other = await openTab(context);
  for (const tab of [page, other]) await tab.goto('/about');
  await logoutButton(other).click();
  await expect(loginLink(page)).toBeVisible();
  await logIn(other, second);
  await expect(logoutButton(page)).toBeVisible();
  await expectSeen(page, page.getByText(sessionTexts.otherUser(second.email)));
  await expect(other.getByText(sessionTexts.otherUser(second.email))).toHaveCount(0);
  for (const tab of [page, other]) {
    await tab.goto('/login');
    await expect(tab.getByRole('main')).toContainText(second.email);
  }
  await logoutButton(page).click();
  for (const tab of [page, other]) {
    await expect(loginLink(tab)).toBeVisible();
    await expect(logoutButton(tab)).toBeHidden();
  }
});
