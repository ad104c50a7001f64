import type { Locator, Page } from '@playwright/test';
import { accountErrors, accountTexts } from '@/lib/content/words';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { beSignedIn, formOf, nextFrame } from '../fixtures/visitor';
import { expectToast, field, main, openAccount, press } from '../account/panel';

test.beforeEach(({ guard }) => guard.allowErrors(/status of 400/));

/**
 * Holds Enter while the provider refuses what is asked: after its answer the keyboard repeats the key five times, and each
 * may be answered. Expects one request, preflights left out.
 */
async function holdEnter(page: Page, asks: string, control: Locator, submit: Locator) {
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`accounts:${asks}`)) requests += 1;
  });
  await control.focus();
  await page.keyboard.down('Enter');
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  for (let repeats = 0; repeats < 5; repeats += 1) {
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.down('Enter');
    await nextFrame(page);
  }
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.up('Enter');
  expect(requests).toBe(1);
}

/* Sign-up has the hook of login, and the other forms that of a forgotten password. */
test('a held Enter sends the form once: login and forgotten password', async ({ page }) => {
  for (const [address, asks] of [
    ['/login', 'signInWithPassword'],
    ['/account/forgot', 'sendOobCode'],
  ] as const) {
    await refuse(page, 'TOO_MANY_ATTEMPTS_TRY_LATER', 400, method(asks));
    await page.goto(address);
    const { email, password, submit } = formOf(page);
    if (address === '/login') await password.fill(goodPassword);
    await email.fill(freshEmail());
    await holdEnter(page, asks, email, submit);
  }
});

test('a held Enter on the account’s page sends each request once', async ({ page }) => {
  await beSignedIn(page);
  await openAccount(page);
  const button = (label: string) => main(page).getByRole('button', { name: label });
  const again = button(accountTexts.email.again);
  await refuse(page, 'TOO_MANY_ATTEMPTS_TRY_LATER', 400, method('sendOobCode'));
  await holdEnter(page, 'sendOobCode', again, again);

  await press(page, accountTexts.password.change);
  const confirmation = field(page, 'Confirm Password');
  await field(page, accountTexts.password.field).fill('Dumbbell8');
  await confirmation.fill('Dumbbell8');
  await refuse(page, 'OPERATION_NOT_ALLOWED', 400, method('update'));
  await holdEnter(page, 'update', confirmation, button(accountTexts.password.action));
  await expectToast(page, accountErrors['operation-not-allowed']!);
});
