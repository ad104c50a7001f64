import type { Page } from '@playwright/test';
import { authWords, messages } from '@/lib/words';
import {
  createAccount,
  createGoogleAccount,
  disableAccount,
  freshEmail,
  goodPassword,
} from '../fixtures/accounts';
import { testStart } from '../fixtures/clock';
import { formOf, submitLogin, submitSignUp } from '../fixtures/forms';
import { chooseKnownAccount, chooseNewAccount, offerGoogle, openPopup } from '../fixtures/google';
import { waitForLog } from '../fixtures/guard';
import { visit } from '../fixtures/hydration';
import { logoutButton } from '../fixtures/navbar';
import { endpoint } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';

test('a closed popup is only logged, a second try works, and Google’s frame is never visible', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/auth\/popup-closed-by-user/);
  await offerGoogle(context, guard);
  await page.clock.install({ time: testStart });
  const requests: string[] = [];
  page.on('request', (request) => {
    // Google's hidden frame requests a copy of its own.
    if (request.frame() === page.mainFrame()) requests.push(request.url());
  });
  const googleRequests = () => requests.filter((url) => url.startsWith('https://apis.google.com/'));
  await visit(page, '/login');
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await readHeight();
  const { google } = formOf(page);
  await google.hover();
  await expect.poll(googleRequests).toHaveLength(1);
  const popup = await openPopup(google);
  await popup.getByText('Add new account').waitFor();
  const frame = page.locator('iframe');
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  await expect(frame).not.toBeInViewport();
  expect(await readHeight()).toBe(height);
  // The SDK uses the script that the button has loaded (components/auth/GoogleButton.tsx).
  expect(googleRequests()).toHaveLength(1);
  const log = waitForLog(page, 'auth/popup-closed-by-user');
  await popup.close();
  // The SDK checks every 2 s whether the popup is still open. Once it's closed, the SDK waits 8 s
  // for a late result.
  await page.clock.runFor(11_000);
  await log;
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page).toHaveURL('/login');

  await chooseNewAccount(await openPopup(google), freshEmail('google'));
  await expect(logoutButton(page)).toBeVisible();
});

test('the email form works while Google’s popup is open', async ({ page, context, guard }) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  await offerGoogle(context, guard);
  await visit(page, '/login');
  await openPopup(formOf(page).google);
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
});

async function expectOnlyLogged(page: Page, error: string): Promise<void> {
  await visit(page, '/login');
  const log = waitForLog(page, error);
  await formOf(page).google.click();
  await log;
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(formOf(page).google).toBeEnabled();
}

test('a blocked popup or an unreachable Google server is only logged', async ({
  page,
  context,
  guard,
}) => {
  guard.allowHosts('apis.google.com');
  guard.allowErrors(/auth\/(internal-error|popup-blocked)/, /apis\.google\.com/);
  await expectOnlyLogged(page, 'auth/internal-error');
  await offerGoogle(context, guard);
  await page.addInitScript(() => (window.open = () => null));
  await expectOnlyLogged(page, 'auth/popup-blocked');
});

test('forms suggest Google for an account created with Google; a note explains a refused login', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/, /auth\/(user-disabled|account-exists)/);
  await offerGoogle(context, guard);
  const email = freshEmail('google');
  await createGoogleAccount(email);
  const main = page.getByRole('main');
  await visit(page, '/login');
  await submitLogin(page, { email, password: goodPassword });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(formOf(page).password).toHaveAccessibleDescription(authWords.checkPassword);

  await visit(page, '/signup');
  const form = formOf(page);
  await submitSignUp(page, { email, password: goodPassword });
  await expect(page.getByText(messages.emailInUse, { exact: true })).toBeVisible();
  await expect(form.email).toHaveAccessibleDescription(
    `${messages.emailInUse}. ${authWords.emailKnown}`,
  );

  // The emulator trusts the email of every provider, so this fakes the response for an untrusted
  // email.
  await page.route(endpoint('signInWithIdp'), (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { needConfirmation: true, email, providerId: 'google.com' },
    }),
  );
  await chooseKnownAccount(await openPopup(form.google), email);
  await expect(main.getByText(authWords.anotherWay)).toBeVisible();
  await page.unrouteAll();

  await disableAccount(email);
  const log = waitForLog(page, 'auth/user-disabled');
  await chooseKnownAccount(await openPopup(form.google), email);
  await log;
  await expect(main.getByText(authWords.accountDisabled)).toBeVisible();
});
