import { authWords } from '@/lib/words';
import { accountExists, createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { formOf, submitSignUp } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { barLink, loginLink, logoutButton } from '../fixtures/navbar';
import { countAttempts, endpoint, refuse } from '../fixtures/provider';
import { hold } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';

/* lib/auth/rules.test.ts covers each rule. */
test('invalid fields aren’t sent; Enter followed by a double click creates one account', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  await visit(page, '/signup');
  const attempts = countAttempts(page);
  const { email, password, confirmation, signUp, submit } = formOf(page);
  const box = await signUp.boundingBox();
  await signUp.click();
  await expect(email).toBeFocused();
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - textbox "Email" [invalid]
    - paragraph: Email is required
    - textbox "Password" [invalid]
    - paragraph: Password is required
    - textbox "Confirm Password" [invalid]
    - paragraph: Password confirmation is required`);
  expect(await signUp.boundingBox()).toEqual(box);
  await expectAccessible(page);
  const newEmail = freshEmail();
  await email.fill(newEmail);
  await password.fill(goodPassword);
  await confirmation.fill(goodPassword.toLowerCase());
  await signUp.click();
  await expect(page.getByText('Password Mismatched', { exact: true })).toBeVisible();
  await expect(confirmation).toBeFocused();
  expect(attempts()).toBe(0);

  await password.fill('abcdefG');
  await confirmation.fill('abcdefG');
  const release = await hold(page, '**/accounts:signUp**');
  await refuse(page, 'QUOTA_EXCEEDED', 400, endpoint('sendOobCode'));
  const emailRefused = page.waitForResponse(endpoint('sendOobCode'));
  await confirmation.press('Enter');
  await expect(submit).toHaveText('Creating your account...');
  await submit.dblclick({ force: true });
  release();
  await expect(logoutButton(page)).toBeVisible();
  await expect(page.getByText('Account created', { exact: true })).toHaveCount(1);
  expect(attempts()).toBe(1);
  await emailRefused;
  await nextFrame(page);
  await expect(page.getByText(authWords.mailSent)).toHaveCount(0);
  expect(await accountExists(newEmail)).toBe(true);
});

test('a visitor who leaves during the sign-up request sees its success and isn’t redirected', async ({
  page,
}) => {
  await visit(page, '/signup');
  const release = await hold(page, '**/accounts:signUp**');
  await submitSignUp(page, { email: freshEmail(), password: goodPassword });
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  release();
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page.getByText(authWords.mailSent)).toBeVisible();
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/blogs');
});

test('the forms pass the email on, and login returns to the page where the visitor started', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await visit(page, '/services?sort=price#end');
  // Uses the keyboard, because a pointer could rest on Google's button, which would then load
  // Google's script.
  await loginLink(page).press('Enter');
  await page.getByRole('link', { name: 'Create New Account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await submitSignUp(page, account);
  // While the pointer is on the toast, the toast stays until it's dismissed.
  await page.getByText('Email already in use', { exact: true }).hover();
  await page.getByRole('link', { name: 'Already have an account?' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  const { email, password } = formOf(page);
  await expect(email).toHaveValue(account.email);
  await expect(password).toHaveValue('');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await password.fill(account.password);
  await password.press('Enter');
  await expect(page).toHaveURL('/services?sort=price#end');
  await expect(logoutButton(page)).toBeVisible();
});

test('login returns to the previous page even if a password manager submits the form at once', async ({
  page,
}) => {
  const account = await createAccount();
  await visit(page, '/services?sort=price#end');
  await page.evaluate(({ email, password }) => {
    new MutationObserver((_changes, observer) => {
      const form = document.querySelector<HTMLFormElement>('main form');
      if (!form) return;
      observer.disconnect();
      form.querySelector<HTMLInputElement>('[type="email"]')!.value = email;
      form.querySelector<HTMLInputElement>('[type="password"]')!.value = password;
      form.requestSubmit();
    }).observe(document, { childList: true, subtree: true });
  }, account);
  await loginLink(page).press('Enter');
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/services?sort=price#end');
});

test('a held Enter submits a form once', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  // Only the first of these forms uses a hook from react-firebase-hooks.
  for (const [path, name] of [
    ['/login', 'signInWithPassword'],
    ['/account/forgot', 'sendOobCode'],
  ] as const) {
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(`accounts:${name}`)) requests += 1;
    });
    await refuse(page, 'TOO_MANY_ATTEMPTS_TRY_LATER', 400, endpoint(name));
    await visit(page, path);
    const { email, password, submit } = formOf(page);
    if (path === '/login') await password.fill(goodPassword);
    await email.fill(freshEmail());
    await page.keyboard.down('Enter');
    await expect(page.locator('[data-toast]').first()).toBeVisible();
    for (let repeats = 0; repeats < 5; repeats += 1) {
      await page.keyboard.down('Enter');
      await nextFrame(page);
      await expect(submit).toHaveAttribute('aria-disabled', 'false');
    }
    await page.keyboard.up('Enter');
    expect(requests).toBe(1);
  }
});
