import { accountErrors, accountTexts as texts } from '@/lib/content/words';
import { createAccount, goodPassword } from '../fixtures/accounts';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { beSignedIn } from '../fixtures/visitor';
import { logged, offerGoogle } from '../google/google';
import { askForProof, expectTexts, expectToast, field, main, openAccount, press } from './panel';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ context, guard }) => {
  guard.allowErrors(/status of 400/);
  await offerGoogle(context, guard);
});

/* The sentence of each refusal: lib/auth/errors.test.ts. */
test('a refusal of the provider is shown, and the form keeps its text', async ({ page, guard }) => {
  guard.allowErrors(/net::ERR_FAILED/);
  const taken = await createAccount();
  await beSignedIn(page);
  await openAccount(page);
  await press(page, texts.email.change);
  await field(page, texts.email.field).fill(taken.email);
  await press(page, texts.email.action);
  await expectToast(page, accountErrors['email-already-in-use']!);
  await expect(field(page, texts.email.field)).toHaveValue(taken.email);

  const password = 'Dumbbell8';
  await press(page, texts.password.change);
  await field(page, texts.password.field).fill(password);
  await field(page, 'Confirm Password').fill(password);
  const expectRefusal = async (sentence: string | RegExp) => {
    await press(page, texts.password.action);
    await expectToast(page, sentence);
    await expect(field(page, texts.password.field)).toHaveValue(password);
    await page.unrouteAll();
  };
  await page.route(method('update'), (route) => route.abort());
  await expectRefusal(/network/i);
  await askForProof(page, 'update');
  await press(page, texts.password.action);
  await expectTexts(page, texts.proof.password);
  await page.unrouteAll();
  await field(page, texts.proof.current).fill(goodPassword);
  // The answer of a project that does not tell whether e-mail or password is wrong.
  await refuse(page, 'INVALID_LOGIN_CREDENTIALS', 400, method('signInWithPassword'));
  await expectRefusal(accountErrors['invalid-credential']!);
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
  await button.click();
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
  await button.click();
  await expectToast(page, /blocked by the browser/);
});
