import {
  accountErrors,
  mailLinkPageWords,
  mailLinkOperations,
  mailLinkWords,
  forgotWords,
  resetWords,
  retryText,
} from '@/lib/words';
import {
  accountExists,
  changeEmailAtOnce,
  createAccount,
  freshEmail,
  goodPassword,
  mailLink,
} from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { formOf, submitLogin } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { loginLink, logoutButton } from '../fixtures/navbar';
import { endpoint, refuse } from '../fixtures/provider';
import { expect } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';
import {
  button,
  expectAccessibleOnBoth,
  expectTexts,
  expectToast,
  field,
  main,
  press,
  test,
} from './accountPage';

test.use({ viewport: sizes.phone });

test('a link in an email sets a new password, but works only once', async ({ page }) => {
  const { email } = await createAccount();
  await visit(page, '/login?from=%2Fabout');
  await formOf(page).email.fill('nobody');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/account/forgot?from=%2Fabout');
  await expect(loginLink(page)).toHaveAttribute('href', '/login?from=%2Fabout');
  const form = formOf(page);
  await expect(form.email).toHaveValue('nobody');
  await form.submit.click();
  await expectTexts(page, 'Please Provide a valid Email');
  await form.email.fill(email);
  await refuse(page, 'RESET_PASSWORD_EXCEED_LIMIT', 400, endpoint('sendOobCode'));
  await form.submit.click();
  await expectToast(page, accountErrors['too-many-requests']!);
  await expect(form.email).toHaveValue(email);
  await page.unrouteAll();

  // The page shows the same text whether or not there is an account.
  const contents: (string | undefined)[] = [];
  for (const anyEmail of [freshEmail(), email]) {
    await form.email.fill(anyEmail);
    await form.submit.click();
    await expect(page.getByText(forgotWords.noMail)).toBeVisible();
    const content = await main(page).textContent();
    contents.push(content?.replace(anyEmail, ''));
    if (anyEmail === email) await expectAccessibleOnBoth(page);
    await press(page, forgotWords.again);
    await expect(form.email).toHaveValue(anyEmail);
  }
  expect(contents[1]).toBe(contents[0]);

  const link = await mailLink(email, 'PASSWORD_RESET');
  await visit(page, link);
  await expectTexts(page, email);
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
  await field(page, 'Password').fill('Short');
  await field(page, 'Confirm Password').fill('Shorter');
  await press(page, resetWords.action);
  await expectTexts(page, 'Password too short', 'Password Mismatched');
  await expectAccessibleOnBoth(page);
  const password = 'Dumbbell8';
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await press(page, resetWords.action);
  await expectToast(page, resetWords.done);
  await expect(page).toHaveURL('/login');
  await expect(formOf(page).email).toHaveValue(email);
  await submitLogin(page, { email, password: goodPassword });
  await expectToast(page, 'Wrong Password');
  await expect(page.getByText(resetWords.done)).toHaveCount(0);
  await submitLogin(page, { email, password });
  await expect(logoutButton(page)).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  await visit(page, link);
  await expect(main(page).getByText(accountErrors['invalid-action-code']!)).toBeVisible();
  await expect(page.getByText(mailLinkPageWords.lead!)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: resetWords.nextLink }).click();
  await expect(page).toHaveURL('/account/forgot');
});

test('a link undoes an email change once and shows a warning; a forged link is refused', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/net::ERR_FAILED/);
  const account = await createAccount();
  await changeEmailAtOnce(account, freshEmail('thief'));
  const { action, done, warning } = mailLinkOperations.RECOVER_EMAIL!;
  const link = await mailLink(account.email, 'RECOVER_EMAIL');
  await page.route(endpoint('resetPassword'), (route) => route.abort());
  await visit(page, link);
  await expect(main(page).getByText(/network/i)).toBeVisible();
  await page.unrouteAll();
  await press(page, retryText);
  await expect(button(page, action)).toBeVisible();
  // Firebase decides what the link does. `mode` in the URL makes no difference.
  await visit(page, link.replace('recoverEmail', 'resetPassword'));
  await press(page, action);
  for (const text of [done, account.email, warning!])
    await expect(main(page).getByText(text)).toBeVisible();
  await expectAccessible(page);
  expect(await accountExists(account.email)).toBe(true);

  for (const url of [link, '/account/action?mode=constructor&oobCode=x']) {
    await visit(page, url);
    for (const text of [accountErrors['invalid-action-code']!, mailLinkWords.deadLinkHint])
      await expect(main(page).getByText(text)).toBeVisible();
  }
});
