import { readFile } from 'node:fs/promises';
import {
  accountTexts as texts,
  actions,
  accountErrors,
  accountMessages,
} from '@/lib/content/account';
import { accountExists, createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { inFirefox } from '../fixtures/inFirefox';
import { mailLink, mailsTo } from '../fixtures/mails';
import { method, refuse } from '../fixtures/provider';
import { expect, openTab, test } from '../fixtures/test';
import { beSignedIn, formOf, loginLink, logoutButton } from '../fixtures/visitor';
import { chooseKnownAccount, chooseNewAccount, offerGoogle } from '../google/google';
import {
  askForProof,
  expectAccessibleOnBoth,
  expectSeen,
  field,
  main,
  openAccount,
  press,
  pressControl,
  pressLogin,
} from './panel';

// The pointer may come to rest on the Google button, which then loads Google's script.
test.beforeEach(({ context, guard }) => offerGoogle(context, guard));

test('a visitor logs in for the account and changes the password, with the current one as proof', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await page.goto('/account#data');
  await expect(page).toHaveURL('/login?from=%2Faccount%23data');
  await pressLogin(page, account);
  await expect(page).toHaveURL('/account#data');
  await expectSeen(
    page,
    main(page).getByText(account.email, { exact: true }),
    main(page).getByText(String(new Date().getFullYear())),
  );
  await expectAccessibleOnBoth(page);

  await press(page, texts.password.change);
  await field(page, texts.password.field).fill('short');
  await press(page, texts.password.action);
  await expectSeen(page, page.getByText('Password too short', { exact: true }));
  const password = 'Dumbbell8';
  await field(page, texts.password.field).fill(password);
  await field(page, 'Confirm Password').fill(password);
  await askForProof(page, 'update');
  await press(page, texts.password.action);
  await expect(field(page, texts.proof.current)).toBeFocused();
  await expectSeen(page, page.getByText(texts.proof.password));
  await expectAccessibleOnBoth(page);
  await page.unrouteAll();
  await field(page, texts.proof.current).fill('Wrong1234');
  await press(page, texts.password.action);
  await expectSeen(page, page.getByText('Wrong Password', { exact: true }));
  await expect(field(page, texts.password.field)).toHaveValue(password);
  await field(page, texts.proof.current).fill(goodPassword);
  await press(page, texts.password.action);
  await expectSeen(page, page.getByText(texts.password.done));
  await expect(main(page).getByRole('button', { name: texts.password.change })).toBeFocused();

  await press(page, 'Logout');
  await expectSeen(page, main(page).getByText(texts.signedOut));
  await pressControl(page, main(page).getByRole('link', { name: 'Login' }));
  await pressLogin(page, { email: account.email, password });
  await expect(page).toHaveURL('/account');
});

test('the link that sign-up mails confirms the e-mail in all tabs, and the e-mail can be changed', async ({
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
  await pressControl(page, form.signUp);
  await expectSeen(page, page.getByText('Account created', { exact: true }));
  await expect(page).toHaveURL('/');
  await pressControl(page, page.getByRole('link', { name: 'Your account' }));
  await expectSeen(page, main(page).getByText(texts.email.unconfirmed));
  await press(page, texts.email.again);
  await expectSeen(page, main(page).getByText(texts.email.sent));
  await expect(main(page).getByRole('button', { name: texts.email.again })).toBeHidden();
  expect(await mailsTo(email, 'VERIFY_EMAIL')).toHaveLength(2);

  const other = await openTab(context);
  await other.goto(await mailLink(email, 'VERIFY_EMAIL'));
  await expectAccessibleOnBoth(other);
  await press(other, actions.verifyEmail!.action);
  await expectSeen(other, main(other).getByText(actions.verifyEmail!.done));
  await expectAccessibleOnBoth(other);
  await expectSeen(page, main(page).getByText(texts.email.confirmed, { exact: true }));

  const next = freshEmail('next');
  await press(page, texts.email.change);
  await main(page).getByLabel(texts.email.field).fill(email.toUpperCase());
  await press(page, texts.email.action);
  await expectSeen(page, page.getByText(accountMessages.sameEmail, { exact: true }));
  // In Firefox `fill` appends to the text of an e-mail field.
  await main(page).getByLabel(texts.email.field).clear();
  await main(page).getByLabel(texts.email.field).fill(next);
  await askForProof(page, 'sendOobCode');
  await press(page, texts.email.action);
  await field(page, texts.proof.current).fill(goodPassword);
  await page.unrouteAll();
  await press(page, texts.email.action);
  await expectSeen(page, main(page).getByText(texts.email.waiting));
  await other.goto(await mailLink(email, 'VERIFY_AND_CHANGE_EMAIL'));
  await press(other, actions.verifyAndChangeEmail!.action);
  await expectSeen(other, main(other).getByText(next));
  await expectSeen(page, main(page).getByText(next, { exact: true }));
  await expect(main(page).getByText(texts.email.waiting)).toBeHidden();
  await expect(main(page).getByRole('button', { name: texts.email.change })).toBeFocused();
  await main(other).getByRole('link').click();
  await expectSeen(other, main(other).getByText(next, { exact: true }));
  expect(await accountExists(email)).toBe(false);
});

test('Google is linked and unlinked, and refusals are shown', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  const taken = freshEmail('taken');
  await page.goto('/login');
  const first = page.waitForEvent('popup');
  await pressControl(page, formOf(page).google);
  await chooseNewAccount(await first, taken);
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();

  await beSignedIn(page, await createAccount());
  await openAccount(page);
  const second = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseKnownAccount(await second, taken);
  await expectSeen(page, page.getByText(accountErrors['credential-already-in-use']!));

  await refuse(page, 'PROVIDER_ALREADY_LINKED', 400, method('signInWithIdp'));
  const third = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseKnownAccount(await third, taken);
  await expectSeen(page, page.getByText(accountErrors['provider-already-linked']!));
  await page.unrouteAll();

  const google = freshEmail('google');
  const opening = page.waitForEvent('popup');
  await press(page, texts.provider.link('Google'));
  await chooseNewAccount(await opening, google);
  await expectSeen(page, main(page).getByText(texts.provider.linked(google)));
  await press(page, texts.provider.unlink('Google'));
  await expectSeen(page, main(page).getByText(texts.provider.notLinked('Google')));
});

test('an account with Google alone cannot unlink it, and is deleted with a word and a proof', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const email = freshEmail('google');
  // Google leads to Home, wherever the visitor came from.
  await page.goto('/login?from=%2Fabout');
  const opening = page.waitForEvent('popup');
  await pressControl(page, formOf(page).google);
  await chooseNewAccount(await opening, email);
  await expect(page).toHaveURL('/');
  await expect(logoutButton(page)).toBeVisible();
  await openAccount(page);
  await expectSeen(
    page,
    main(page).getByText(texts.provider.only),
    main(page).getByText(texts.email.confirmed, { exact: true }),
  );
  await press(page, texts.deletion.open);
  await press(page, texts.deletion.action);
  await expectSeen(page, page.getByText('Type the word DELETE', { exact: true }));
  await expectAccessibleOnBoth(page);
  await main(page).getByLabel(texts.deletion.word).fill('delete');
  const another = page.waitForEvent('popup');
  await press(page, texts.deletion.action);
  await chooseNewAccount(await another, freshEmail('another'));
  await expectSeen(page, page.getByText(accountErrors['user-mismatch']!));
  await askForProof(page, 'delete');
  const again = page.waitForEvent('popup');
  await press(page, texts.deletion.action);
  await chooseKnownAccount(await again, email);
  await expectSeen(page, page.getByText(accountErrors['requires-recent-login']!));
  await expect(main(page).getByLabel(texts.deletion.word)).toHaveValue('delete');
  expect(await accountExists(email)).toBe(true);
  await page.unrouteAll();
  const proving = page.waitForEvent('popup');
  await press(page, texts.deletion.action);
  await (await proving).getByText(email).click();
  await expectSeen(page, page.getByText(texts.deletion.done));
  expect(await accountExists(email)).toBe(false);
});

test('the data is saved as a file; a deleted account is gone, and every tab is signed out', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await beSignedIn(page, account);
  const other = await openTab(context);
  await openAccount(other);
  await openAccount(page);
  // Firefox's driver does not report the download of a file that the page created.
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
  await expectSeen(page, page.getByText('Password is required', { exact: true }));
  await field(page, texts.proof.current).fill(goodPassword);
  await press(page, texts.deletion.action);
  await expectSeen(page, page.getByText(texts.deletion.done));
  await expect(page).toHaveURL('/');
  await expectSeen(page, loginLink(page));
  await expectSeen(other, loginLink(other), main(other).getByText(texts.signedOut));
  expect(await accountExists(account.email)).toBe(false);
});
