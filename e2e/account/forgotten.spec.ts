import {
  accountErrors,
  actions,
  actionTexts,
  forgotTexts,
  resetTexts,
} from '@/lib/content/account';
import { resetPage } from '@/lib/content/authPages';
import { accountExists, changeEmailAtOnce, createAccount, freshEmail } from '../fixtures/accounts';
import { mailLink } from '../fixtures/mails';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, loginLink, logoutButton } from '../fixtures/visitor';
import { offerGoogle } from '../google/google';
import {
  expectAccessibleOnBoth,
  expectSeen,
  field,
  main,
  press,
  pressControl,
  pressLogin,
} from './panel';

// The pointer may come to rest on the Google button, which then loads Google's script.
test.beforeEach(async ({ context, guard }) => {
  guard.allowErrors(/status of 400/);
  await offerGoogle(context, guard);
});

test('the link of a mail sets a new password, once', async ({ page }) => {
  const { email } = await createAccount();
  await page.goto('/login?from=%2Fabout');
  await formOf(page).email.fill('nobody');
  await pressControl(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await expect(page).toHaveURL('/account/forgot?from=%2Fabout');
  await expect(loginLink(page)).toHaveAttribute('href', '/login?from=%2Fabout');
  const form = formOf(page);
  await expect(form.email).toHaveValue('nobody');
  await pressControl(page, form.submit);
  await expectSeen(page, page.getByText('Please Provide a valid Email', { exact: true }));

  // The same answer, whether or not there is an account.
  const answers: (string | null)[] = [];
  for (const address of [freshEmail(), email]) {
    // In Firefox `fill` appends to the text of an e-mail field.
    await form.email.clear();
    await form.email.fill(address);
    await pressControl(page, form.submit);
    await expectSeen(page, page.getByText(forgotTexts.noMail));
    const answer = await page.getByRole('main').textContent();
    answers.push(answer?.replace(address, '') ?? null);
    await expectAccessibleOnBoth(page);
    await press(page, forgotTexts.again);
    await expect(form.email).toHaveValue(address);
  }
  expect(answers[1]).toBe(answers[0]);

  const link = await mailLink(email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page).toHaveURL(/\/account\/reset\?.*oobCode=/);
  await expectSeen(page, main(page).getByText(email, { exact: true }));
  await field(page, 'Password').fill('Short');
  await field(page, 'Confirm Password').fill('Shorter');
  await press(page, resetTexts.action);
  await expectSeen(
    page,
    page.getByText('Password too short', { exact: true }),
    page.getByText('Password Mismatched', { exact: true }),
  );
  await expectAccessibleOnBoth(page);
  const password = 'Dumbbell8';
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await press(page, resetTexts.action);
  await expectSeen(page, page.getByText(resetTexts.done));
  await expect(page).toHaveURL('/login');
  await expect(formOf(page).email).toHaveValue(email);
  await pressLogin(page, { email, password });
  await expect(logoutButton(page)).toBeVisible();

  await page.goto(link);
  await expectSeen(page, page.getByText(accountErrors['invalid-action-code']!));
  await expect(page.getByText(resetPage.lead)).toBeHidden();
  await expectAccessibleOnBoth(page);
  for (const [refusal, code] of [
    ['USER_DISABLED', 'user-disabled'],
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ] as const) {
    await refuse(page, refusal, 400, method('resetPassword'));
    await page.goto(link);
    await expectSeen(page, page.getByText(accountErrors[code]!));
    await page.unrouteAll();
  }
  await pressControl(page, page.getByRole('link', { name: resetTexts.again }));
  await expect(page).toHaveURL('/account/forgot');
});

test('the provider’s limit on mails is shown, and the address stays', async ({ page }) => {
  await refuse(page, 'RESET_PASSWORD_EXCEED_LIMIT', 400, method('sendOobCode'));
  await page.goto('/account/forgot');
  const { email, submit } = formOf(page);
  const address = freshEmail();
  await email.fill(address);
  await pressControl(page, submit);
  await expectSeen(page, page.getByText(accountErrors['too-many-requests']!));
  await expect(email).toHaveValue(address);
});

test('the link that undoes a change of the e-mail works once and warns; used or incomplete links say so', async ({
  page,
}) => {
  const account = await createAccount();
  await changeEmailAtOnce(account, freshEmail('thief'));
  const { action, done, warning } = actions.recoverEmail!;
  const link = await mailLink(account.email, 'RECOVER_EMAIL');
  await page.goto(link);
  await press(page, action);
  const told = [done, account.email, warning!];
  await expectSeen(page, ...told.map((text) => main(page).getByText(text)));
  await expectAccessibleOnBoth(page);
  expect(await accountExists(account.email)).toBe(true);

  await page.goto(link);
  await press(page, action);
  const refused = [accountErrors['invalid-action-code']!, actionTexts.refusedHint];
  await expectSeen(page, ...refused.map((text) => main(page).getByText(text)));
  for (const search of ['mode=verifyEmail', 'mode=constructor&oobCode=x', 'mode=x&oobCode=x']) {
    await page.goto(`/account/action?${search}`);
    await expectSeen(page, main(page).getByText(actionTexts.unknown));
  }
});
