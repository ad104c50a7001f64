import { accountErrors, accountTexts as texts, authTexts } from '@/lib/words';
import { accountExists, createAccount, goodPassword } from '../fixtures/accounts';
import { sizes } from '../fixtures/layout';
import { method, refuse } from '../fixtures/provider';
import { expect } from '../fixtures/test';
import { beSignedIn, formOf } from '../fixtures/visitor';
import {
  askForProof,
  button,
  expectTexts,
  expectToast,
  field,
  main,
  openAccount,
  press,
  test,
} from './panel';

test.use({ viewport: sizes.phone });

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

test('a blocked window of Google is reported', async ({ page }) => {
  await beSignedIn(page);
  await openAccount(page);
  await page.evaluate(() => (window.open = () => null));
  await press(page, texts.google.link);
  await expectToast(page, /blocked by the browser/);
});

test('where nothing can prove whose the account is, nothing is deleted, and the form leads to a password', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/net::ERR_FAILED/);
  await page.route(method('lookup'), (route) => route.abort());
  for (const providerData of [undefined, [{ providerId: 'apple.com' }]]) {
    const account = await createAccount();
    await beSignedIn(page, account, { providerData });
    await page.goto('/account');
    await press(page, texts.deletion.open);
    await expectTexts(page, texts.proof.none);
    await expect(button(page, texts.deletion.action)).toBeHidden();
    await main(page).getByRole('link', { name: authTexts.forgotten }).click();
    await expect(formOf(page).email).toHaveValue(account.email);
    expect(await accountExists(account.email)).toBe(true);
  }
});
