import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expect, openTab, test } from '../fixtures/test';
import { formOf, logIn, loginLink, logoutButton, pressNow } from '../fixtures/visitor';

test('the forms show what is wrong, and a valid one signs up', async ({ page }) => {
  await page.goto('/login');
  const { email, password, login } = formOf(page);
  await email.fill('nobody');
  await password.fill('wrong');
  await expect(page.getByText('Please Provide a valid Email')).toBeVisible();
  // In Firefox `fill` appends to the text of an e-mail field.
  await email.press('ControlOrMeta+a');
  await page.keyboard.type((await createAccount()).email);
  await login.click();
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Create New Account' }).click();
  await expect(page).toHaveURL(/signup/);
  const signUp = formOf(page);
  await signUp.email.fill(freshEmail('firefox'));
  await signUp.password.fill('abc');
  await signUp.confirmation.fill('abcd');
  await expect(page.getByText('Password too short')).toBeVisible();
  await signUp.signUp.click();
  await expect(page.getByText('Password Mismatched')).toBeVisible();
  await signUp.password.fill(goodPassword);
  await signUp.confirmation.fill(goodPassword);
  await signUp.confirmation.press('Enter');
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(logoutButton(page)).toBeVisible();
});

test('what is typed into a form right after a link has led to it stays there', async ({ page }) => {
  await page.goto('/about');
  await loginLink(page).click();
  const { email } = formOf(page);
  await expect(email).toBeVisible();
  await pressNow(page, email);
  await page.keyboard.type('visitor@power-zone.example');
  await expect(email).toHaveValue('visitor@power-zone.example');
});

test('a session lasts over a reload and in two tabs, and ends in both', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const other = await openTab(context);
  await logIn(other, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
  await page.reload();
  await expect(logoutButton(page)).toBeVisible();
  await page.goto('/blogs');
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  // Most often the page comes from the back/forward cache and has no load event, for which Playwright's `goBack` would wait.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const shown = () =>
    page
      .evaluate(
        (ids) => {
          const visible = ids.filter((id) => document.getElementById(id)?.checkVisibility());
          return { path: location.pathname, visible };
        },
        ['login-link', 'logout-button'],
      )
      .catch(() => undefined);
  const expected = { path: '/about', visible: ['login-link'] };
  await expect.poll(shown).toEqual(expected);
});
