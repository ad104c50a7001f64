import { accountExists, createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { countAttempts, hold } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, logoutButton } from '../fixtures/visitor';

test.beforeEach(async ({ page }) => {
  await page.goto('/signup');
});

test('each broken rule is shown and nothing is sent; 7 characters with one capital letter are enough', async ({
  page,
}) => {
  const attempts = countAttempts(page);
  const { email, password, confirmation, signUp } = formOf(page);
  await signUp.click();
  for (const message of [
    'Email is required',
    'Password is required',
    'Password confirmation is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
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
  await email.focus();
  await expect(page.getByText('Password Mismatched', { exact: true })).toBeVisible();
  await signUp.click();
  await expect(page.getByText('Password Mismatched', { exact: true })).toBeVisible();
  await expect(confirmation).toBeFocused();
  await password.fill('Abcdef');
  await confirmation.focus();
  await expect(page.getByText('Password too short', { exact: true })).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/Password too short/);
  await password.fill('abcdefg');
  await expect(page.getByText('Password must contain a capital letter')).toBeVisible();
  expect(attempts()).toBe(0);
  await password.fill('abcdefG');
  await confirmation.fill('abcdefG');
  await signUp.click();
  await expect(logoutButton(page)).toBeVisible();
  expect(await accountExists(address)).toBe(true);
});

test('an e-mail that has an account shows "Email already in use" and stays in its field', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  const { email, password, confirmation, signUp } = formOf(page);
  await email.fill(account.email);
  await password.fill(goodPassword);
  await confirmation.fill(goodPassword);
  await signUp.click();
  await expect(page.getByText('Email already in use', { exact: true })).toBeVisible();
  await expect(email).toHaveValue(account.email);
  await expect(page).toHaveURL('/signup');
});

test('Enter and a double click make one account', async ({ page }) => {
  const attempts = countAttempts(page);
  const { email, password, confirmation, submit } = formOf(page);
  await email.fill(freshEmail());
  await password.fill(goodPassword);
  await confirmation.fill(goodPassword);
  const answer = await hold(page, '**/accounts:signUp**');
  await confirmation.press('Enter');
  await expect(submit).toHaveText('Creating your account...');
  await submit.dblclick({ force: true });
  answer();
  await expect(logoutButton(page)).toBeVisible();
  await expect(page.getByText('Account created', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Email already in use')).toHaveCount(0);
  expect(attempts()).toBe(1);
});
