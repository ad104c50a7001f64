import type { Page } from '@playwright/test';
import { loginTexts } from '@/lib/content/auth';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { hold, method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { offerGoogle } from '../google/google';
import { barLink, formOf, submitLogin, tabTo } from '../fixtures/visitor';

const message = 'Wrong Password';
const toasts = (page: Page) => page.getByText(message, { exact: true });
const dismissButtons = (page: Page) => page.getByRole('button', { name: /dismiss/i });

test.beforeEach(async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  await refuse(page, 'INVALID_PASSWORD');
});

test('a repeated message is one toast, announced again, and the keyboard dismisses it', async ({
  page,
  context,
  guard,
}) => {
  // On its way the focus reaches the Google button, which then loads Google's script.
  await offerGoogle(context, guard);
  await page.goto('/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(toasts(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Wrong Password
      - button "Dismiss"`);
  const middles = await page.locator('[data-toast] > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.5);
  const first = await toasts(page).elementHandle();
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect.poll(() => first?.evaluate((card) => card.isConnected)).toBe(false);
  await expect(toasts(page)).toHaveCount(1);
  await tabTo(page, dismissButtons(page).first());
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toBeHidden();
  await expect(dismissButtons(page)).toHaveCount(0);
});

test('the error toast disappears when the next attempt succeeds', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/login');
  await submitLogin(page, account);
  await expect(toasts(page)).toBeVisible();
  await page.unrouteAll();
  const answer = await hold(page, method('signInWithPassword'));
  await submitLogin(page, account);
  await expect(page.locator('form')).toMatchAriaSnapshot(
    `- button "${loginTexts.busy}" [disabled]`,
  );
  await expectAccessible(page);
  answer();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toBeHidden({ timeout: 2_000 });
});

/** Lets the provider refuse each attempt with another message. */
async function refuseEach(page: Page, attempt: number): Promise<string> {
  await page.unrouteAll();
  await refuse(page, `WEAK_PASSWORD : Refusal ${attempt}`);
  return `Refusal ${attempt}`;
}

for (const [width, height, path] of [
  [360, 640, '/signup'],
  [640, 360, '/login'],
] as const) {
  test(`toasts do not cover the button of ${path} at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const { email, password, confirmation, submit } = formOf(page);
    await email.fill(freshEmail());
    await password.fill(goodPassword);
    if (path === '/signup') await confirmation.fill(goodPassword);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const text = await refuseEach(page, attempt);
      await submit.click();
      await expect(page.getByText(text)).toBeVisible();
    }
    const inTheWay = await submit.evaluate((button) => {
      const { left, top, width: wide, height: high } = button.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.2, 0.8].map((down) => [left + wide * across, top + high * down] as const),
      );
      return points.filter(([x, y]) => document.elementFromPoint(x, y) !== button);
    });
    expect(inTheWay).toEqual([]);
  });
}

test('Escape first closes the open menu and then the toast', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(toasts(page)).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(barLink(page, 'Blogs')).toBeHidden();
  expect(await page.locator('[data-toast][data-leaving]').count()).toBe(0);
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toBeHidden();
});
