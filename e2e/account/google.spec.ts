import { accountErrors, accountWords as words } from '@/lib/words';
import { accountExists, createGoogleAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { formOf } from '../fixtures/forms';
import { chooseKnownAccount, chooseNewAccount, openPopup } from '../fixtures/google';
import { visit } from '../fixtures/hydration';
import { logoutButton } from '../fixtures/navbar';
import { startSignedIn, startSignedInWithGoogle } from '../fixtures/session';
import { expect } from '../fixtures/test';
import { button, expectTexts, expectToast, field, openAccount, press, test } from './accountPage';

test('a Google account can be linked and unlinked, unless it’s taken or the popup is blocked', async ({
  page,
}) => {
  const takenEmail = freshEmail('taken');
  await createGoogleAccount(takenEmail);
  await startSignedIn(page);
  await openAccount(page);
  const link = button(page, words.google.link);
  await chooseKnownAccount(await openPopup(link), takenEmail);
  await expectToast(page, accountErrors['credential-already-in-use']!);

  const googleEmail = freshEmail('google');
  await chooseNewAccount(await openPopup(link), googleEmail);
  await expectTexts(page, words.google.linked(googleEmail));
  await press(page, words.google.unlink);
  await expectTexts(page, words.google.notLinked);
  await page.evaluate(() => (window.open = () => null));
  await press(page, words.google.link);
  await expectToast(page, /blocked by the browser/);
});

test('an account without a password needs Google’s popup to set one or to be deleted', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  const email = freshEmail('google');
  // After signing in with Google, visitors always go to Home, whatever page they came from.
  await visit(page, '/login?from=%2Fabout');
  await chooseNewAccount(await openPopup(formOf(page).google), email);
  await expect(page).toHaveURL('/');
  await expect(logoutButton(page)).toBeVisible();
  await openAccount(page);
  await expectTexts(page, words.google.isOnlyWay, words.email.confirmed);
  await press(page, words.deletion.open);
  await expectAccessible(page);
  const remove = button(page, words.deletion.action);
  await chooseNewAccount(await openPopup(remove), freshEmail('another'));
  await expectToast(page, accountErrors['user-mismatch']!);
  expect(await accountExists(email)).toBe(true);

  await press(page, words.password.setFirst);
  await field(page, words.password.field).fill(goodPassword);
  await field(page, 'Confirm Password').fill(goodPassword);
  await chooseKnownAccount(await openPopup(button(page, words.password.action)), email);
  await expectToast(page, words.password.firstDone);
  await expect(button(page, words.password.change)).toBeVisible();
});

test('after Google’s popup is closed, pressing the button again opens another one', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/auth\/(popup-closed-by-user|cancelled-popup-request)/);
  const email = await startSignedInWithGoogle(page);
  await openAccount(page);
  await press(page, words.deletion.open);
  await (await openPopup(button(page, words.deletion.action))).close();
  const popup = await openPopup(button(page, words.busy), { force: true });
  await chooseKnownAccount(popup, email);
  await expectToast(page, words.deletion.done);
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  expect(await accountExists(email)).toBe(false);
});
