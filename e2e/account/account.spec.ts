import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountTexts as texts } from '@/lib/content/accountPage';
import { actions } from '@/lib/content/account';
import { accountErrors } from '@/lib/content/accountMessages';
import { accountExists, createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { mailLink, mailsTo } from '../fixtures/mails';
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
import { chooseKnownAccount, chooseNewAccount, offerGoogle } from '../google/google';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

/** Opens the account's page and waits until the provider has been asked. */
async function openAccount(page: Page): Promise<void> {
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/account');
  await asked;
}

/** Lets the provider ask once for a proof that the account is the visitor's, as it does some minutes after a login. */
async function askForProof(page: Page, name: string): Promise<void> {
  await refuse(page, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 400, method(name));
}

// The pointer may come to rest on a button of Google, which is taken for interest.
test.beforeEach(({ context, guard }) => offerGoogle(context, guard));

test('a visitor is led to the login and back, and changes the password with a proof', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await page.goto('/account#data');
  await expect(page).toHaveURL('/login?from=%2Faccount%23data');
  await submitLogin(page, account);
  await expect(page).toHaveURL('/account#data');
  await expect(main(page).getByText(account.email, { exact: true })).toBeVisible();
  await expect(main(page).getByText(String(new Date().getFullYear()))).toBeVisible();
  await expectAccessible(page);

  await press(page, texts.password.change);
  const field = (name: string) => main(page).getByLabel(name, { exact: true });
  await field(texts.password.field).fill('short');
  await press(page, texts.password.action);
  await expect(page.getByText('Password too short', { exact: true })).toBeVisible();
  const password = 'Dumbbell8';
  await field(texts.password.field).fill(password);
  await field('Confirm Password').fill(password);
  await askForProof(page, 'update');
  await press(page, texts.password.action);
  await expect(field(texts.proof.current)).toBeFocused();
  await expect(page.getByText(texts.proof.password)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await field(texts.proof.current).fill('Wrong1234');
  await press(page, texts.password.action);
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(field(texts.password.field)).toHaveValue(password);
  await field(texts.proof.current).fill(goodPassword);
  await press(page, texts.password.action);
  await expect(page.getByText(texts.password.done)).toBeVisible();
  await expect(main(page).getByRole('button', { name: texts.password.change })).toBeFocused();

  await press(page, 'Logout');
  await expect(main(page).getByText(texts.signedOut)).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, { email: account.email, password });
  await expect(page).toHaveURL('/account');
});

test('what the provider keeps is saved as a file', async ({ page }) => {
  await beSignedIn(page);
  await openAccount(page);
  const saving = page.waitForEvent('download');
  await press(page, texts.data.download);
  const file = await saving;
  expect(file.suggestedFilename()).toBe(texts.data.file);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ email: expect.stringContaining('@'), emailVerified: false });
  expect(data).not.toHaveProperty('passwordHash');
});

test('sign-up mails a link that confirms the e-mail, which other tabs notice, and e-mails can be changed', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const email = freshEmail();
  await page.goto('/signup');
  const form = formOf(page);
  await form.email.fill(email);
  await form.password.fill(goodPassword);
  await form.confirmation.fill(goodPassword);
  await form.signUp.click();
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(main(page).getByText(texts.email.unconfirmed)).toBeVisible();
  await press(page, texts.email.again);
  await expect(main(page).getByText(texts.email.sent)).toBeVisible();
  await expect(main(page).getByRole('button', { name: texts.email.again })).toBeHidden();
  expect(await mailsTo(email, 'VERIFY_EMAIL')).toHaveLength(2);

  const other = await context.newPage();
  await other.goto(await mailLink(email, 'VERIFY_EMAIL'));
  await expectAccessible(other);
  await press(other, actions.verifyEmail!.action);
  await expect(main(other).getByText(actions.verifyEmail!.done)).toBeVisible();
  await expectAccessible(other);
  await expect(main(page).getByText(texts.email.confirmed, { exact: true })).toBeVisible();

  const next = freshEmail('next');
  await press(page, texts.email.change);
  await main(page).getByLabel(texts.email.field).fill(next);
  await askForProof(page, 'sendOobCode');
  await press(page, texts.email.action);
  await main(page).getByLabel(texts.proof.current, { exact: true }).fill(goodPassword);
  await page.unrouteAll();
  await press(page, texts.email.action);
  await expect(main(page).getByText(texts.email.waiting)).toBeVisible();
  await other.goto(await mailLink(email, 'VERIFY_AND_CHANGE_EMAIL'));
  await press(other, actions.verifyAndChangeEmail!.action);
  await expect(main(other).getByText(next)).toBeVisible();
  await main(other).getByRole('link').click();
  await expect(main(other).getByText(next, { exact: true })).toBeVisible();
  expect(await accountExists(email)).toBe(false);
});

test('Google is linked and unlinked, and the only way in stays', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  const taken = freshEmail('taken');
  await page.goto('/login');
  const first = page.waitForEvent('popup');
  await formOf(page).google.click();
  await chooseNewAccount(await first, taken);
  await logoutButton(page).click();

  await logIn(page, await createAccount());
  await openAccount(page);
  const second = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseKnownAccount(await second, taken);
  await expect(page.getByText(accountErrors['credential-already-in-use']!)).toBeVisible();

  const google = freshEmail('google');
  const opening = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseNewAccount(await opening, google);
  await expect(main(page).getByText(texts.provider.linked(google))).toBeVisible();
  await press(page, texts.provider.unlink('Google'));
  await expect(main(page).getByText(texts.provider.notLinked('Google'))).toBeVisible();
});

test('an account of Google alone keeps it, and is deleted by a word and a proof', async ({
  page,
}) => {
  const email = freshEmail('google');
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await formOf(page).google.click();
  await chooseNewAccount(await opening, email);
  await expect(page).toHaveURL('/');
  await expect(logoutButton(page)).toBeVisible();
  await openAccount(page);
  await expect(main(page).getByText(texts.provider.only)).toBeVisible();
  await expect(main(page).getByText(texts.email.confirmed, { exact: true })).toBeVisible();
  await press(page, texts.deletion.open);
  await press(page, texts.deletion.action);
  await expect(page.getByText('Type the word DELETE', { exact: true })).toBeVisible();
  // What lies half under the bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await main(page).getByLabel(texts.deletion.word).fill('delete');
  const proving = page.waitForEvent('popup');
  await press(page, texts.deletion.action);
  await (await proving).getByText(email).click();
  await expect(page.getByText(texts.deletion.done)).toBeVisible();
  expect(await accountExists(email)).toBe(false);
});

test('a deleted account is gone, which a toast says, and every tab is signed out', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await logIn(page, account);
  const other = await context.newPage();
  await openAccount(other);
  await openAccount(page);
  await press(page, texts.deletion.open);
  await press(page, texts.deletion.action);
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await main(page).getByLabel(texts.proof.current, { exact: true }).fill(goodPassword);
  await press(page, texts.deletion.action);
  await expect(page.getByText(texts.deletion.done)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  await expect(main(other).getByText(texts.signedOut)).toBeVisible();
  expect(await accountExists(account.email)).toBe(false);
});

test('whatever the provider refuses is said, and the form stays as it was', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400|net::ERR_FAILED/);
  const taken = await createAccount();
  await logIn(page, await createAccount());
  await openAccount(page);
  await press(page, texts.password.change);
  const field = (name: string) => main(page).getByLabel(name, { exact: true });
  const password = 'Dumbbell8';
  await field(texts.password.field).fill(password);
  await field('Confirm Password').fill(password);
  const expectRefusal = async (sentence: string | RegExp) => {
    await press(page, texts.password.action);
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(field(texts.password.field)).toHaveValue(password);
    await page.unrouteAll();
  };
  for (const [refusal, code] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
    ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
  ] as const) {
    await refuse(page, refusal, 400, method('update'));
    await expectRefusal(accountErrors[code]!);
  }
  await page.route(method('update'), (route) => route.abort());
  await expectRefusal(/network/i);

  await press(page, texts.email.change);
  await field(texts.email.field).fill(taken.email);
  await press(page, texts.email.action);
  await expect(page.getByText(accountErrors['email-already-in-use']!).first()).toBeVisible();
  await expect(field(texts.email.field)).toHaveValue(taken.email);
});
