import { actions, actionTexts, forgotTexts, resetTexts } from '@/lib/content/accountMails';
import { accountErrors } from '@/lib/content/accountMessages';
import { resetPage } from '@/lib/content/authPages';
import { accountExists, changeEmailAtOnce, createAccount, freshEmail } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { mailLink } from '../fixtures/mails';
import { method, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, loginLink, logoutButton, submitLogin } from '../fixtures/visitor';
import { main, press } from './panel';

test('a forgotten password is set anew by the link of a mail, once', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  const { email } = await createAccount();
  await page.goto('/login?from=%2Fabout');
  await formOf(page).email.fill('nobody');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/account/forgot?from=%2Fabout');
  await expect(loginLink(page)).toHaveAttribute('href', '/login?from=%2Fabout');
  const form = formOf(page);
  await expect(form.email).toHaveValue('nobody');
  await form.submit.click();
  await expect(page.getByText('Please Provide a valid Email', { exact: true })).toBeVisible();

  // The same answer, whether or not there is an account.
  const answers: (string | null)[] = [];
  for (const address of [freshEmail(), email]) {
    // In Firefox the driver's `fill` appends to what an e-mail field holds.
    await form.email.clear();
    await form.email.fill(address);
    await form.submit.click();
    await expect(page.getByText(forgotTexts.noMail)).toBeVisible();
    const answer = await page.getByRole('main').textContent();
    answers.push(answer?.replace(address, '') ?? null);
    await expectAccessible(page);
    await page.getByRole('button', { name: forgotTexts.again }).click();
    await expect(form.email).toHaveValue(address);
  }
  expect(answers[1]).toBe(answers[0]);

  const link = await mailLink(email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page).toHaveURL(/\/account\/reset\?.*oobCode=/);
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  const fields = page.getByRole('main');
  const submit = fields.getByRole('button', { name: resetTexts.action });
  await fields.getByLabel('Password', { exact: true }).fill('Short');
  await fields.getByLabel('Confirm Password', { exact: true }).fill('Shorter');
  await submit.click();
  for (const message of ['Password too short', 'Password Mismatched'])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const password = 'Dumbbell8';
  await fields.getByLabel('Password', { exact: true }).fill(password);
  await fields.getByLabel('Confirm Password', { exact: true }).fill(password);
  await submit.click();
  await expect(page.getByText(resetTexts.done)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(formOf(page).email).toHaveValue(email);
  await submitLogin(page, { email, password });
  await expect(logoutButton(page)).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(accountErrors['invalid-action-code']!)).toBeVisible();
  await expect(page.getByText(resetPage.lead)).toBeHidden();
  await expectAccessible(page);
  for (const [refusal, code] of [
    ['USER_DISABLED', 'user-disabled'],
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ] as const) {
    await refuse(page, refusal, 400, method('resetPassword'));
    await page.goto(link);
    await expect(page.getByText(accountErrors[code]!)).toBeVisible();
    await page.unrouteAll();
  }
  await page.getByRole('link', { name: resetTexts.again }).click();
  await expect(page).toHaveURL('/account/forgot');
});

test('the provider’s limit on mails is said, and the address stays', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  await refuse(page, 'RESET_PASSWORD_EXCEED_LIMIT', 400, method('sendOobCode'));
  await page.goto('/account/forgot');
  const { email, submit } = formOf(page);
  const address = freshEmail();
  await email.fill(address);
  await submit.click();
  await expect(page.getByText(accountErrors['too-many-requests']!)).toBeVisible();
  await expect(email).toHaveValue(address);
});

test('the link that undoes a change of the e-mail works once and warns, and a link that is used or cut off says so', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await changeEmailAtOnce(account, freshEmail('thief'));
  const { action, done, warning } = actions.recoverEmail!;
  const link = await mailLink(account.email, 'RECOVER_EMAIL');
  await page.goto(link);
  await press(page, action);
  for (const text of [done, account.email, warning!])
    await expect(main(page).getByText(text)).toBeVisible();
  await expectAccessible(page);
  expect(await accountExists(account.email)).toBe(true);

  await page.goto(link);
  await press(page, action);
  for (const text of [accountErrors['invalid-action-code']!, actionTexts.refusedHint])
    await expect(main(page).getByText(text)).toBeVisible();
  await page.goto('/account/action?mode=verifyEmail');
  await expect(main(page).getByText(actionTexts.unknown)).toBeVisible();
});
