import type { Locator, Page } from '@playwright/test';
import { accountErrors, accountTexts } from '@/lib/content/account';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { beSignedIn, formOf, nextFrame } from '../fixtures/visitor';
import { field, main, openAccount } from '../account/panel';

test.beforeEach(({ guard }) => guard.allowErrors(/status of 400/));

/** Counts the requests for a method of the provider, preflights left out. */
function countRequests(page: Page, name: string): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`accounts:${name}`)) requests += 1;
  });
  return () => requests;
}

/** Holds Enter: after the first answer the keyboard repeats the key five times, and each may be answered. */
async function holdEnter(page: Page, control: Locator, submit: Locator): Promise<void> {
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
}

interface Form {
  readonly address: string;
  /** The provider's method that the form calls. */
  readonly asks: string;
  readonly fill: (page: Page) => Promise<Locator>;
}

const forms: Record<string, Form> = {
  login: {
    address: '/login',
    asks: 'signInWithPassword',
    async fill(page) {
      const { email, password } = formOf(page);
      await email.fill(freshEmail());
      await password.fill(goodPassword);
      return password;
    },
  },
  'sign-up': {
    address: '/signup',
    asks: 'signUp',
    async fill(page) {
      const { email, password, confirmation } = formOf(page);
      await email.fill(freshEmail());
      await password.fill(goodPassword);
      await confirmation.fill(goodPassword);
      return confirmation;
    },
  },
  'forgotten password': {
    address: '/account/forgot',
    asks: 'sendOobCode',
    async fill(page) {
      const { email } = formOf(page);
      await email.fill(freshEmail());
      return email;
    },
  },
  'new password': {
    address: '/account/reset?oobCode=x',
    asks: 'resetPassword',
    async fill(page) {
      await field(page, 'Password').fill(goodPassword);
      await field(page, 'Confirm Password').fill(goodPassword);
      return field(page, 'Confirm Password');
    },
  },
  'link of a mail': {
    address: '/account/action?mode=verifyEmail&oobCode=x',
    asks: 'resetPassword',
    fill: async (page) => main(page).locator('button[type="submit"]'),
  },
};

for (const [name, { address, asks, fill }] of Object.entries(forms)) {
  test(`a held Enter sends the form once: ${name}`, async ({ page }) => {
    await refuse(page, 'TOO_MANY_ATTEMPTS_TRY_LATER', 400, method(asks));
    // The page of a new password asks the provider about its link first.
    const opened = address.includes('reset') ? page.waitForResponse(method(asks)) : undefined;
    await page.goto(address);
    await opened;
    const requests = countRequests(page, asks);
    await holdEnter(page, await fill(page), main(page).locator('button[type="submit"]'));
    expect(requests()).toBe(1);
  });
}

test('a held Enter on the account’s page sends each request once', async ({ page }) => {
  await beSignedIn(page);
  await openAccount(page);
  const button = (label: string) => main(page).getByRole('button', { name: label });
  const again = button(accountTexts.email.again);
  await refuse(page, 'TOO_MANY_ATTEMPTS_TRY_LATER', 400, method('sendOobCode'));
  const mails = countRequests(page, 'sendOobCode');
  await holdEnter(page, again, again);
  expect(mails()).toBe(1);

  await button(accountTexts.password.change).click();
  const confirmation = field(page, 'Confirm Password');
  await field(page, accountTexts.password.field).fill('Dumbbell8');
  await confirmation.fill('Dumbbell8');
  await refuse(page, 'OPERATION_NOT_ALLOWED', 400, method('update'));
  const changes = countRequests(page, 'update');
  await holdEnter(page, confirmation, button(accountTexts.password.action));
  await expect(page.getByText(accountErrors['operation-not-allowed']!).first()).toBeVisible();
  expect(changes()).toBe(1);
});
