import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { slug } from '@/lib/content/studio';
import { accountErrors, accountWords as words, mailLinkOperations, authWords } from '@/lib/words';
import {
  accountExists,
  createAccount,
  freshEmail,
  goodPassword,
  mailLink,
  mailsTo,
  printedLink,
} from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { submitLogin, submitSignUp } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { overflowOf } from '../fixtures/layout';
import { loginLink, logoutButton } from '../fixtures/navbar';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { endpoint } from '../fixtures/provider';
import { startSignedIn } from '../fixtures/session';
import { expect } from '../fixtures/test';
import { sizes, widenText, phone } from '../fixtures/viewport';
import {
  button,
  expectAccessibleOnBoth,
  expectTexts,
  expectToast,
  field,
  main,
  openAccount,
  press,
  test,
} from './accountPage';

/**
 * Simulates that the page's tab becomes visible, because every tab is always visible in Playwright.
 */
const makeVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const newPassword = 'Dumbbell8';

async function fillInPassword(page: Page): Promise<void> {
  await press(page, words.password.change);
  await field(page, words.password.field).fill(newPassword);
  await field(page, 'Confirm Password').fill(newPassword);
}

test('a visitor logs in to open the account, changes the password and logs in with it', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/net::ERR_FAILED/);
  const account = await createAccount();
  await visit(page, '/account#data');
  await expect(page).toHaveURL('/login?from=%2Faccount%23data');
  await submitLogin(page, account);
  await expect(page).toHaveURL('/account#data');
  await expectTexts(page, account.email);
  await expect(main(page)).toContainText(String(new Date().getFullYear()));
  await expectAccessibleOnBoth(page);

  await fillInPassword(page);
  const current = field(page, words.proof.current);
  await press(page, words.password.action);
  await expectTexts(page, 'Password is required');
  await expect(current).toBeFocused();
  await current.fill('Wrong1234');
  await press(page, words.password.action);
  await expectToast(page, 'Wrong Password');
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveAccessibleDescription(words.proof.check);
  await expectAccessible(page);

  await current.fill(goodPassword);
  await expect(current).toHaveAttribute('aria-invalid', 'false');
  await page.route(endpoint('update'), (route) => route.abort());
  await press(page, words.password.action);
  await expectToast(page, /network/i);
  await expect(field(page, words.password.field)).toHaveValue(newPassword);
  await page.unrouteAll();
  await press(page, words.password.action);
  await expectToast(page, words.password.done);
  await expect(button(page, words.password.change)).toBeFocused();

  await logoutButton(page).click();
  await expectToast(page, words.loggedOut);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, { email: account.email, password: newPassword });
  await expect(page).toHaveURL('/');
});

test('links in emails confirm or change the account’s email, and the account page shows it', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await visit(page, '/signup');
  await submitSignUp(page, { email, password: goodPassword });
  await expectToast(page, 'Account created');
  await expectToast(page, authWords.mailSent);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Your account' }).click();
  await expectTexts(page, words.email.unconfirmed);
  await press(page, words.email.again);
  await expectToast(page, words.email.sent);
  expect(await mailsTo(email, 'VERIFY_EMAIL')).toHaveLength(2);

  const other = await context.newPage();
  // Firebase decides what the link does. `mode` in the URL makes no difference.
  const link = await mailLink(email, 'VERIFY_EMAIL');
  await visit(other, link.replace('verifyEmail', 'recoverEmail'));
  await expectAccessibleOnBoth(other);
  await press(other, mailLinkOperations.VERIFY_EMAIL!.action);
  await expectTexts(other, mailLinkOperations.VERIFY_EMAIL!.done);
  await expectAccessible(other);
  await makeVisible(page);
  await expectTexts(page, words.email.confirmed);

  const taken = await createAccount();
  await press(page, words.email.change);
  await field(page, words.proof.current).fill(goodPassword);
  await field(page, words.email.field).fill(taken.email);
  await press(page, words.email.action);
  await expectToast(page, accountErrors['email-already-in-use']!);
  await expect(field(page, words.email.field)).toHaveValue(taken.email);
  const freeEmail = freshEmail('next');
  await field(page, words.email.field).fill(freeEmail);
  await press(page, words.email.action);
  await expectToast(page, words.email.waiting(freeEmail));
  await expect(button(page, words.email.change)).toBeFocused();
  const [mail] = await mailsTo(email, 'VERIFY_AND_CHANGE_EMAIL');
  await visit(other, printedLink(mail!, `Confirm ${freeEmail}`));
  await press(other, mailLinkOperations.VERIFY_AND_CHANGE_EMAIL!.action);
  await expect(main(other).getByText(freeEmail)).toBeVisible();
  await makeVisible(page);
  await expectTexts(page, freeEmail);
  await main(other).getByRole('link').click();
  await expectTexts(other, freeEmail);
  expect(await accountExists(email)).toBe(false);
});

test('on a desktop, all sections have the same columns; on a phone, the date doesn’t wrap', async ({
  page,
}) => {
  await startSignedIn(page);
  await page.setViewportSize(sizes.desktop);
  await openAccount(page);
  await expect(button(page, words.data.download)).toBeVisible();
  const columns = await main(page)
    .locator('section')
    .evaluateAll((sections) =>
      ['h2', 'p', ':scope > div > :is(a, button)'].map((selector) => {
        const lefts = sections.map(
          (section) => section.querySelector(selector)?.getBoundingClientRect().left,
        );
        return new Set(lefts).size;
      }),
    );
  expect(columns).toEqual([1, 1, 1]);
  const week = main(page).getByRole('link', { name: 'See the week' });
  await expect(week).toHaveAttribute('href', '/services#timetable');

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

test('users can download their data; deleting the account signs out all tabs and clears storage', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await startSignedIn(page, account);
  const other = await context.newPage();
  await openAccount(other);
  await openAccount(page);
  const saving = page.waitForEvent('download');
  await press(page, words.data.download);
  const file = await saving;
  expect(file.suggestedFilename()).toBe(words.data.file(slug));
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ email: account.email, emailVerified: false });
  expect(data).not.toHaveProperty('passwordHash');

  await press(page, words.deletion.open);
  await field(page, words.proof.current).fill(goodPassword);
  await press(page, words.deletion.action);
  await expectToast(page, words.deletion.done);
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  await expect(other).toHaveURL('/login?from=%2Faccount');
  expect(await accountExists(account.email)).toBe(false);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the account page fits the smallest phone, even with wide text spacing; nothing moves', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await startSignedIn(page);
    await openAccount(page);
    await expectTexts(page, words.email.unconfirmed);
    expect(await layoutShiftsOf(page)).toEqual([]);

    for (const name of [words.email.change, words.password.change, words.deletion.open]) {
      await press(page, name);
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expect(main(page).locator('form')).toHaveCount(1);
      await expectAccessible(page);
    }
    await widenText(page);
    expect(await overflowOf(page)).toBe(0);
  });
});
