import type { Locator, Page } from '@playwright/test';
import { authTexts } from '@/lib/words';
import { accountExists, createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/assistive';
import { countAttempts, hold, method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import {
  barLink,
  formOf,
  loginLink,
  logoutButton,
  nextFrame,
  submitLogin,
  submitSignUp,
} from '../fixtures/visitor';

/* Each rule: lib/auth/rules.test.ts. */
test('broken rules are shown and nothing is sent; Enter and a double click make one account', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  await page.goto('/signup');
  const attempts = countAttempts(page);
  const { email, password, confirmation, signUp, submit } = formOf(page);
  await signUp.click();
  await expect(email).toBeFocused();
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - textbox "Email" [invalid]
    - paragraph: Email is required
    - textbox "Password" [invalid]
    - paragraph: Password is required
    - textbox "Confirm Password" [invalid]
    - paragraph: Password confirmation is required`);
  await expectAccessible(page);
  const address = freshEmail();
  await email.fill(address);
  await password.fill(goodPassword);
  await confirmation.fill(goodPassword.toLowerCase());
  await signUp.click();
  await expect(page.getByText('Password Mismatched', { exact: true })).toBeVisible();
  await expect(confirmation).toBeFocused();
  expect(attempts()).toBe(0);

  await password.fill('abcdefG');
  await confirmation.fill('abcdefG');
  const answer = await hold(page, '**/accounts:signUp**');
  await refuse(page, 'QUOTA_EXCEEDED', 400, method('sendOobCode'));
  const mail = page.waitForResponse(method('sendOobCode'));
  await confirmation.press('Enter');
  await expect(submit).toHaveText('Creating your account...');
  await submit.dblclick({ force: true });
  answer();
  await expect(logoutButton(page)).toBeVisible();
  await expect(page.getByText('Account created', { exact: true })).toHaveCount(1);
  expect(attempts()).toBe(1);
  // No mail is on its way.
  await mail;
  await nextFrame(page);
  await expect(page.getByText(authTexts.mailSent)).toHaveCount(0);
  expect(await accountExists(address)).toBe(true);
});

test('who has left the form hears of the success, and stays where they are', async ({ page }) => {
  await page.goto('/signup');
  const answer = await hold(page, '**/accounts:signUp**');
  await submitSignUp(page, { email: freshEmail(), password: goodPassword });
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  answer();
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page.getByText(authTexts.mailSent)).toBeVisible();
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/blogs');
});

test("an e-mail that has an account, and a password outside the project's rules: the message says so, and the form keeps its text", async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await page.goto('/signup');
  const { email, password, signUp } = formOf(page);
  await submitSignUp(page, { ...account, password: 'Strength' });
  await expect(page.getByText('Email already in use', { exact: true })).toBeVisible();
  await expect(email).toHaveValue(account.email);

  const rules = 'Password must contain at least 12 characters, Password must contain a number';
  const missing = `Missing password requirements: [${rules}]`;
  await refuse(page, `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${missing}`);
  await signUp.click();
  await expect(page.getByText(`${rules.replace(',', '.')}.`, { exact: true })).toBeVisible();
  await expect(password).toHaveValue('Strength');
  await expect(page).toHaveURL('/signup');
});

test('a visitor who has an account already goes on to Login with the e-mail, without the toast', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await page.goto('/signup?from=%2Fabout');
  await submitSignUp(page, account);
  // Under the pointer it stays until something dismisses it.
  await page.getByText('Email already in use', { exact: true }).hover();
  await page.getByRole('link', { name: 'Already have an account?' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  const { email, password } = formOf(page);
  await expect(email).toHaveValue(account.email);
  await expect(password).toHaveValue('');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await password.fill(account.password);
  await password.press('Enter');
  await expect(page).toHaveURL('/about');
});

test('login returns to the page with its query and fragment, also by way of sign-up', async ({
  page,
}) => {
  await page.goto('/services?sort=price#end');
  // By the keyboard: a pointer would come to rest on Google's button, which then fetches its loader.
  await loginLink(page).press('Enter');
  await page.getByRole('link', { name: 'Create New Account' }).press('Enter');
  await page.getByRole('link', { name: 'Already have an account?' }).press('Enter');
  // Wait for the page: both forms have the fields that are filled in next.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await submitLogin(page, await createAccount());
  await expect(page).toHaveURL('/services?sort=price#end');
  await expect(logoutButton(page)).toBeVisible();
});

test('login returns there when a password manager sends the form in the moment it appears', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto('/services?sort=price#end');
  await page.evaluate(({ email, password }) => {
    new MutationObserver((_changes, observer) => {
      const form = document.querySelector<HTMLFormElement>('main form');
      if (!form) return;
      observer.disconnect();
      form.querySelector<HTMLInputElement>('[type="email"]')!.value = email;
      form.querySelector<HTMLInputElement>('[type="password"]')!.value = password;
      form.requestSubmit();
    }).observe(document, { childList: true, subtree: true });
  }, account);
  await loginLink(page).press('Enter');
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/services?sort=price#end');
});

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
test('a held Enter sends the form once: login and forgotten password', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
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
