import { readFile } from 'node:fs/promises';
import { accountTexts as texts } from '@/lib/content/accountPage';
import { actions } from '@/lib/content/accountMails';
import { accountErrors } from '@/lib/content/accountMessages';
import { accountExists, createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { inFirefox } from '../fixtures/inFirefox';
import { mailLink, mailsTo } from '../fixtures/mails';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { beSignedIn, formOf, loginLink, logoutButton, submitLogin } from '../fixtures/visitor';
import { chooseKnownAccount, chooseNewAccount, offerGoogle } from '../google/google';
import { askForProof, field, main, openAccount, press } from './panel';

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
  await field(page, texts.password.field).fill('short');
  await press(page, texts.password.action);
  await expect(page.getByText('Password too short', { exact: true })).toBeVisible();
  const password = 'Dumbbell8';
  await field(page, texts.password.field).fill(password);
  await field(page, 'Confirm Password').fill(password);
  await askForProof(page, 'update');
  await press(page, texts.password.action);
  await expect(field(page, texts.proof.current)).toBeFocused();
  await expect(page.getByText(texts.proof.password)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await field(page, texts.proof.current).fill('Wrong1234');
  await press(page, texts.password.action);
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(field(page, texts.password.field)).toHaveValue(password);
  await field(page, texts.proof.current).fill(goodPassword);
  await press(page, texts.password.action);
  await expect(page.getByText(texts.password.done)).toBeVisible();
  await expect(main(page).getByRole('button', { name: texts.password.change })).toBeFocused();

  await press(page, 'Logout');
  await expect(main(page).getByText(texts.signedOut)).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, { email: account.email, password });
  await expect(page).toHaveURL('/account');
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
  await field(page, texts.proof.current).fill(goodPassword);
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

  await beSignedIn(page, await createAccount());
  await openAccount(page);
  const second = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseKnownAccount(await second, taken);
  await expect(page.getByText(accountErrors['credential-already-in-use']!)).toBeVisible();

  await refuse(page, 'PROVIDER_ALREADY_LINKED', 400, method('signInWithIdp'));
  const third = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseKnownAccount(await third, taken);
  await expect(page.getByText(accountErrors['provider-already-linked']!)).toBeVisible();
  await page.unrouteAll();

  const google = freshEmail('google');
  const opening = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseNewAccount(await opening, google);
  await expect(main(page).getByText(texts.provider.linked(google))).toBeVisible();
  await press(page, texts.provider.unlink('Google'));
  await expect(main(page).getByText(texts.provider.notLinked('Google'))).toBeVisible();
});

test('an account of Google alone keeps it, and is deleted by a word and the proof of the right account', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
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
  const another = page.waitForEvent('popup');
  await press(page, texts.deletion.action);
  await chooseNewAccount(await another, freshEmail('another'));
  await expect(page.getByText(accountErrors['user-mismatch']!)).toBeVisible();
  await askForProof(page, 'delete');
  const again = page.waitForEvent('popup');
  await press(page, texts.deletion.action);
  await chooseKnownAccount(await again, email);
  await expect(page.getByText(accountErrors['requires-recent-login']!)).toBeVisible();
  await expect(main(page).getByLabel(texts.deletion.word)).toHaveValue('delete');
  expect(await accountExists(email)).toBe(true);
  await page.unrouteAll();
  const proving = page.waitForEvent('popup');
  await press(page, texts.deletion.action);
  await (await proving).getByText(email).click();
  await expect(page.getByText(texts.deletion.done)).toBeVisible();
  expect(await accountExists(email)).toBe(false);
});

test('what the provider keeps is saved as a file; a deleted account is gone, which a toast says, and every tab is signed out', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await beSignedIn(page, account);
  const other = await context.newPage();
  await openAccount(other);
  await openAccount(page);
  // A file that the page itself has made is not reported by Firefox's driver.
  if (!inFirefox(context)) {
    const saving = page.waitForEvent('download');
    await press(page, texts.data.download);
    const file = await saving;
    expect(file.suggestedFilename()).toBe(texts.data.file);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({ email: account.email, emailVerified: false });
    expect(data).not.toHaveProperty('passwordHash');
  }

  await press(page, texts.deletion.open);
  await press(page, texts.deletion.action);
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await field(page, texts.proof.current).fill(goodPassword);
  await press(page, texts.deletion.action);
  await expect(page.getByText(texts.deletion.done)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  await expect(main(other).getByText(texts.signedOut)).toBeVisible();
  expect(await accountExists(account.email)).toBe(false);
});
