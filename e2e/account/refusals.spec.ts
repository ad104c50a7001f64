import { authTexts } from '@/lib/content/auth';
import { accountErrors, accountTexts as texts } from '@/lib/content/account';
import { createAccount, deleteAccount, disableAccount, goodPassword } from '../fixtures/accounts';
import { listen } from '../fixtures/liveRegions';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { beSignedIn } from '../fixtures/visitor';
import { pressWithCapsLock } from '../auth/capsLock';
import { logged, offerGoogle } from '../google/google';
import {
  askForProof,
  expectSeen,
  field,
  main,
  openAccount,
  press,
  pressControl,
  pressLogin,
} from './panel';

const password = 'Dumbbell8';

// The pointer may come to rest on the Google button, which then loads Google's script.
test.beforeEach(async ({ context, guard }) => {
  guard.allowErrors(/status of 400/);
  await offerGoogle(context, guard);
});

test('every refusal of the provider is shown, and the form keeps its text', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/net::ERR_FAILED/);
  const taken = await createAccount();
  const { email } = await createAccount();
  await beSignedIn(page, { email, password: goodPassword });
  await openAccount(page);
  await press(page, texts.email.change);
  await field(page, texts.email.field).fill(taken.email);
  await press(page, texts.email.action);
  await expectSeen(page, page.getByText(accountErrors['email-already-in-use']!).first());
  await expect(field(page, texts.email.field)).toHaveValue(taken.email);

  await press(page, texts.password.change);
  await field(page, texts.password.field).fill(password);
  await field(page, 'Confirm Password').fill(password);
  const expectRefusal = async (sentence: string | RegExp) => {
    await press(page, texts.password.action);
    await expectSeen(page, page.getByText(sentence).first());
    await expect(field(page, texts.password.field)).toHaveValue(password);
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

  await askForProof(page, 'update');
  await expectRefusal(texts.proof.password);
  const current = field(page, texts.proof.current);
  const announced = await listen(page);
  await pressWithCapsLock(current);
  await expect(current).toHaveAccessibleDescription(authTexts.capsLock);
  await expect.poll(announced).toContain(authTexts.capsLock);
  await current.pressSequentially(goodPassword);
  await expect(page.getByText(authTexts.capsLock)).toHaveCount(0);
  // The answer of a project that does not tell whether e-mail or password is wrong.
  await refuse(page, 'INVALID_LOGIN_CREDENTIALS', 400, method('signInWithPassword'));
  await expectRefusal(accountErrors['invalid-credential']!);
  await deleteAccount(email);
  await press(page, texts.password.action);
  await expectSeen(
    page,
    page.getByText(accountErrors['user-token-expired']!),
    main(page).getByText(texts.signedOut),
  );
});

test('an account that is disabled or deleted meanwhile is signed out with a message', async ({
  page,
}) => {
  const [first, second] = [await createAccount(), await createAccount()];
  await beSignedIn(page, first);
  await openAccount(page);
  for (const [account, end, code] of [
    [first, disableAccount, 'user-disabled'],
    [second, deleteAccount, 'user-token-expired'],
  ] as const) {
    await press(page, texts.password.change);
    await field(page, texts.password.field).fill(password);
    await field(page, 'Confirm Password').fill(password);
    await end(account.email);
    await press(page, texts.password.action);
    await expectSeen(
      page,
      page.getByText(accountErrors[code]!),
      main(page).getByText(texts.signedOut),
    );
    if (account === second) break;
    await pressControl(page, main(page).getByRole('link', { name: 'Login' }));
    await pressLogin(page, second);
    await expect(page).toHaveURL('/account');
  }
});

test('a closed window of Google is only logged, a blocked one is reported', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/auth\/popup-closed-by-user/);
  await beSignedIn(page);
  await page.clock.install();
  await openAccount(page);
  const button = main(page).getByRole('button', { name: texts.provider.link('Google') });
  const opening = page.waitForEvent('popup');
  await pressControl(page, button);
  const popup = await opening;
  await popup.getByText('Add new account').waitFor();
  const log = logged(page, 'auth/popup-closed-by-user');
  await popup.close();
  // The SDK checks every 2 s whether the window is open, and then waits 8 s for a late answer.
  await page.clock.runFor(11_000);
  await log;
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  await page.evaluate(() => (window.open = () => null));
  await pressControl(page, button);
  await expectSeen(page, page.locator('[data-toast]').getByText(/blocked by the browser/));
});
