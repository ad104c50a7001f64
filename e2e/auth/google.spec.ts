import { authTexts } from '@/lib/content/auth';
import { createAccount, freshEmail } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { formOf, logoutButton, submitLogin } from '../fixtures/visitor';
import { logged, offerGoogle } from '../google/google';

test('a closed popup is only logged and the form stays usable; the hidden frame of Google is never visible', async ({
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
  const opening = page.waitForEvent('popup');
  await formOf(page).google.click();
  const popup = await opening;
  await popup.getByText('Add new account').waitFor();
  const frame = page.locator('iframe');
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  await expect(frame).not.toBeInViewport();
  expect(await height()).toBe(before);
  const log = logged(page, 'auth/popup-closed-by-user');
  await popup.close();
  const { email, login, google } = formOf(page);
  await expect(google).toBeEnabled();
  await expect(login).toBeEnabled();
  await email.fill(freshEmail());
  // The SDK checks every 2 s whether the window is open, and then waits 8 s for a late answer.
  await page.clock.runFor(11_000);
  await log;
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByText(/popup/i)).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

test('the e-mail form works while a popup waits', async ({ page, context, guard }) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  await offerGoogle(context, guard);
  await page.clock.install();
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await formOf(page).google.click();
  await opening;
  await page.clock.runFor(15_000);
  await expect(page.getByRole('main')).toContainText(authTexts.silentWindow('Google'));
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
