import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { slug } from '@/lib/content/studio';
import {
  accountErrors,
  accountMessages,
  accountTexts as texts,
  actions,
  authTexts,
} from '@/lib/words';
import {
  accountExists,
  createAccount,
  createGoogleAccount,
  freshEmail,
  goodPassword,
  mailLink,
  mailsTo,
  printedLink,
} from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/assistive';
import { expect, openTab, phone } from '../fixtures/test';
import {
  beSignedIn,
  beSignedInWithGoogle,
  formOf,
  logIn,
  loginLink,
  logoutButton,
  submitLogin,
  submitSignUp,
} from '../fixtures/visitor';
import { chooseKnownAccount, chooseNewAccount, windowOf } from '../fixtures/google';
import { layoutShiftsOf, overflowOf, sizes, widenText } from '../fixtures/layout';
import {
  askForProof,
  button,
  expectAccessibleOnBoth,
  expectTexts,
  expectToast,
  field,
  main,
  openAccount,
  press,
  test,
} from './panel';

/** The tab comes back into view, as far as the page hears of it: Playwright keeps every tab in view. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a visitor logs in for the account and changes the password, with the current one as proof', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto('/account#data');
  await expect(page).toHaveURL('/login?from=%2Faccount%23data');
  await submitLogin(page, account);
  await expect(page).toHaveURL('/account#data');
  await expectTexts(page, account.email);
  await expect(main(page)).toContainText(String(new Date().getFullYear()));
  await expectAccessibleOnBoth(page);

  await press(page, texts.password.change);
  await field(page, texts.password.field).fill('short');
  await press(page, texts.password.action);
  await expectTexts(page, 'Password too short');
  const password = 'Dumbbell8';
  await field(page, texts.password.field).fill(password);
  await field(page, 'Confirm Password').fill(password);
  await askForProof(page, 'update');
  await press(page, texts.password.action);
  await expect(field(page, texts.proof.current)).toBeFocused();
  await expectTexts(page, texts.proof.password);
  await expectAccessible(page);
  await page.unrouteAll();
  await field(page, texts.proof.current).fill('Wrong1234');
  await press(page, texts.password.action);
  await expectToast(page, 'Wrong Password');
  await expect(field(page, texts.password.field)).toHaveValue(password);
  const current = field(page, texts.proof.current);
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveAccessibleDescription(texts.proof.check);
  await current.fill(goodPassword);
  await expect(current).toHaveAttribute('aria-invalid', 'false');
  await press(page, texts.password.action);
  await expectToast(page, texts.password.done);
  await expect(button(page, texts.password.change)).toBeFocused();

  await logoutButton(page).click();
  await expectTexts(page, texts.signedOut);
  await main(page).getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, { email: account.email, password });
  await expect(page).toHaveURL('/account');
});

test('the link that sign-up mails confirms the e-mail, also in a tab that comes back, and the account follows a changed e-mail', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await page.goto('/signup');
  await submitSignUp(page, { email, password: goodPassword });
  await expectToast(page, 'Account created');
  await expectToast(page, authTexts.mailSent);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Your account' }).click();
  await expectTexts(page, texts.email.unconfirmed);
  await press(page, texts.email.again);
  await expectTexts(page, texts.email.sent);
  await expect(button(page, texts.email.again)).toBeHidden();
  expect(await mailsTo(email, 'VERIFY_EMAIL')).toHaveLength(2);

  const other = await openTab(context);
  // The provider knows what the link is for; its address may say something else.
  const link = await mailLink(email, 'VERIFY_EMAIL');
  await other.goto(link.replace('verifyEmail', 'recoverEmail'));
  await expectAccessibleOnBoth(other);
  await press(other, actions.VERIFY_EMAIL!.action);
  await expectTexts(other, actions.VERIFY_EMAIL!.done);
  await expectAccessible(other);
  await comeBack(page);
  await expectTexts(page, texts.email.confirmed);

  const next = freshEmail('next');
  await press(page, texts.email.change);
  await field(page, texts.email.field).fill(email.toUpperCase());
  await press(page, texts.email.action);
  await expectTexts(page, accountMessages.sameEmail);
  await field(page, texts.email.field).fill(next);
  await askForProof(page, 'sendOobCode');
  await press(page, texts.email.action);
  await field(page, texts.proof.current).fill(goodPassword);
  await page.unrouteAll();
  await press(page, texts.email.action);
  await expectTexts(page, texts.email.waiting);
  const [mail] = await mailsTo(email, 'VERIFY_AND_CHANGE_EMAIL');
  await other.goto(printedLink(mail!, `Confirm ${next}`));
  await press(other, actions.VERIFY_AND_CHANGE_EMAIL!.action);
  await expect(main(other).getByText(next)).toBeVisible();
  await comeBack(page);
  await expectTexts(page, next);
  await expect(main(page).getByText(texts.email.waiting)).toBeHidden();
  await expect(button(page, texts.email.change)).toBeFocused();
  await main(other).getByRole('link').click();
  await expectTexts(other, next);
  expect(await accountExists(email)).toBe(false);
});

test('an open form closes when another user logs in in another tab', async ({ page, context }) => {
  const [first, second] = [await createAccount(), await createAccount()];
  await beSignedIn(page, first);
  await openAccount(page);
  await press(page, texts.password.change);
  await field(page, texts.password.field).fill(goodPassword);

  const other = await openTab(context);
  // A page that is left while its SDK starts may not have signed out yet.
  const asked = other.waitForResponse(/accounts:lookup/);
  await other.goto('/about');
  await (await asked).finished();
  await logoutButton(other).click();
  await logIn(other, second);
  await expectTexts(page, second.email);
  await expect(button(page, texts.password.change)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page, texts.password.field)).toHaveCount(0);
});

test('Google is linked and unlinked, but not an account that is another user’s', async ({
  page,
}) => {
  const taken = freshEmail('taken');
  await createGoogleAccount(taken);
  await beSignedIn(page);
  await openAccount(page);
  const link = button(page, texts.google.link);
  await chooseKnownAccount(await windowOf(link), taken);
  await expectToast(page, accountErrors['credential-already-in-use']!);

  const google = freshEmail('google');
  await chooseNewAccount(await windowOf(link), google);
  await expectTexts(page, texts.google.linked(google));
  await press(page, texts.google.unlink);
  await expectTexts(page, texts.google.notLinked);
});

test('the first password of an account is set, and can be changed then', async ({ page }) => {
  await beSignedInWithGoogle(page);
  await openAccount(page);
  await press(page, texts.password.first);
  await field(page, texts.password.field).fill(goodPassword);
  await field(page, 'Confirm Password').fill(goodPassword);
  await press(page, texts.password.action);
  await expectToast(page, texts.password.firstDone);
  await expect(button(page, texts.password.change)).toBeVisible();
});

test('an account with Google alone cannot unlink it, and is deleted with a word and a proof', async ({
  page,
}) => {
  const email = freshEmail('google');
  // Google leads to Home, wherever the visitor came from.
  await page.goto('/login?from=%2Fabout');
  await chooseNewAccount(await windowOf(formOf(page).google), email);
  await expect(page).toHaveURL('/');
  await expect(logoutButton(page)).toBeVisible();
  await openAccount(page);
  await expectTexts(page, texts.google.only, texts.email.confirmed);
  await press(page, texts.deletion.open);
  const remove = button(page, texts.deletion.action);
  await remove.click();
  await expectTexts(page, 'Type the word DELETE');
  await expectAccessible(page);
  await field(page, texts.deletion.word).fill('delete');
  await chooseNewAccount(await windowOf(remove), freshEmail('another'));
  await expectToast(page, accountErrors['user-mismatch']!);
  await expect(field(page, texts.deletion.word)).toHaveValue('delete');
  expect(await accountExists(email)).toBe(true);
  await chooseKnownAccount(await windowOf(remove), email);
  await expectToast(page, texts.deletion.done);
  expect(await accountExists(email)).toBe(false);
});

test('a closed window of Google: a second press begins anew', async ({ page, guard }) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  const email = await beSignedInWithGoogle(page);
  await openAccount(page);
  await press(page, texts.deletion.open);
  await field(page, texts.deletion.word).fill('DELETE');
  const remove = button(page, texts.deletion.action);
  await (await windowOf(remove)).close();
  await expect(button(page, texts.busy)).toBeVisible();
  await chooseKnownAccount(await windowOf(button(page, texts.busy)), email);
  await expectToast(page, texts.deletion.done);
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  expect(await accountExists(email)).toBe(false);
});

test('all parts stand in the same columns on a desktop, and on a phone the date stays on one line', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.setViewportSize(sizes.desktop);
  await openAccount(page);
  await expect(button(page, texts.data.download)).toBeVisible();
  const columns = await main(page)
    .locator('section')
    .evaluateAll((sections) =>
      ['h2', 'p', ':scope > div > button'].map((part) => {
        const edges = sections.map((one) => one.querySelector(part)?.getBoundingClientRect().left);
        return new Set(edges).size;
      }),
    );
  expect(columns).toEqual([1, 1, 1]);

  await page.setViewportSize(sizes.phone);
  const lines = await main(page)
    .getByText(/^Account since/)
    .evaluate((element) => {
      const date = document.createRange();
      date.setStart(element.firstChild!, 'Account since '.length);
      date.setEndAfter(element.firstChild!);
      return date.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('the data is saved as a file; a deleted account is gone, from every tab and from the device', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await beSignedIn(page, account);
  const other = await openTab(context);
  await openAccount(other);
  await openAccount(page);
  const saving = page.waitForEvent('download');
  await press(page, texts.data.download);
  const file = await saving;
  expect(file.suggestedFilename()).toBe(texts.data.file(slug));
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ email: account.email, emailVerified: false });
  expect(data).not.toHaveProperty('passwordHash');

  await press(page, texts.deletion.open);
  await press(page, texts.deletion.action);
  await expectTexts(page, 'Password is required');
  await field(page, texts.proof.current).fill('Wrong1234');
  await press(page, texts.deletion.action);
  await expect(field(page, texts.proof.current)).toHaveAccessibleDescription(texts.proof.check);
  await field(page, texts.proof.current).fill(goodPassword);
  await press(page, texts.deletion.action);
  await expectToast(page, texts.deletion.done);
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  await expectTexts(other, texts.signedOut);
  expect(await accountExists(account.email)).toBe(false);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the account fits the smallest phone, also with text spacing, and nothing moves when it is loaded', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await beSignedIn(page);
    await openAccount(page);
    await expectTexts(page, texts.email.unconfirmed);
    expect(await layoutShiftsOf(page)).toEqual([]);

    for (const name of [texts.email.change, texts.password.change, texts.deletion.open]) {
      await press(page, name);
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expect(main(page).locator('form')).toHaveCount(1);
      await expectAccessible(page);
    }
    await widenText(page);
    expect(await overflowOf(page)).toBe(0);
  });

  test('after Logout in the bar, far down on the page, the message is in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 560 });
    const message = main(page).getByText(texts.signedOut);
    await beSignedIn(page);
    await openAccount(page);
    await button(page, texts.deletion.open).focus();
    await logoutButton(page).click();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(loginLink(page)).toBeFocused();
  });
});
