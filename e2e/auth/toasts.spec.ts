import type { Page } from '@playwright/test';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { offerGoogle } from '../google/google';
import { formOf, submitLogin, tabTo } from '../fixtures/visitor';

const sentence = 'Wrong Password';
const toasts = (page: Page) => page.getByText(sentence, { exact: true });
const dismissButtons = (page: Page) => page.getByRole('button', { name: /dismiss/i });

test.beforeEach(async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  await refuse(page, 'INVALID_PASSWORD');
  await page.goto('/login');
});

test('a toast is announced to screen readers', async ({ page }) => {
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(toasts(page)).toBeVisible();
  const live = page
    .locator('[aria-live], [role="status"], [role="alert"]')
    .filter({ hasText: sentence });
  await expect(live.first()).toBeAttached();
});

test('a toast can be dismissed by keyboard, and the focus is not lost', async ({
  page,
  context,
  guard,
}) => {
  // On its way the focus passes the Google button, which takes that for interest.
  await offerGoogle(context, guard);
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(toasts(page)).toBeVisible();
  await tabTo(page, dismissButtons(page).first());
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toBeHidden();
  await expect(dismissButtons(page)).toHaveCount(0);
});

test('a dismissed toast is removed after 1000 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(toasts(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 3000));
  await dismissButtons(page).first().click();
  await page.clock.runFor(950);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(0);
});

test('at most 20 toasts are held at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const { email, password, login } = formOf(page);
  await email.fill(freshEmail());
  for (let attempt = 1; attempt <= 22; attempt += 1) {
    await password.fill(goodPassword);
    const answered = page.waitForResponse(/accounts:signInWithPassword/);
    await login.click();
    await answered;
    await expect(login).toBeEnabled();
    await expect(toasts(page)).toHaveCount(Math.min(attempt, 20));
    // From now on no toast leaves by itself.
    if (attempt === 1) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  }
});
