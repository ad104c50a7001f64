import { loginTexts } from '@/lib/content/auth';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { authOrigin } from '../fixtures/addresses';
import { refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, logIn, loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

const visitor = { email: 'visitor@power-zone.example', password: goodPassword };
const networkMessage = /A network AuthError .* has occurred/;

test('a provider that cannot be reached is said, and nothing typed is lost', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/ERR_CONNECTION_REFUSED/);
  await page.route(`${authOrigin}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await submitLogin(page, visitor);
  await expect(page.getByText(networkMessage)).toBeVisible();
  await expect(formOf(page).email).toHaveValue(visitor.email);
  await expect(formOf(page).login).toBeEnabled();
});

test('a provider that does not answer for 30 s is said', async ({ page }) => {
  await page.clock.install();
  await page.route(`${authOrigin}/**`, () => undefined);
  await page.goto('/login');
  const asked = page.waitForRequest(/accounts:signInWithPassword/);
  await submitLogin(page, visitor);
  await asked;
  await expect(formOf(page).submit).toHaveText(loginTexts.busy);
  await page.clock.runFor(31_000);
  await expect(page.getByText(networkMessage)).toBeVisible();
  await expect(formOf(page).email).toHaveValue(visitor.email);
});

for (const [message, status] of [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 429],
  ['Internal error encountered.', 500],
  ['API key not valid. Please pass a valid API key.', 400],
  ['UNAUTHORIZED_DOMAIN', 403],
] as const) {
  test(`a provider that answers ${status} (${message}) leaves a message and a usable form`, async ({
    page,
    guard,
  }) => {
    guard.allowErrors(new RegExp(`status of ${status}`));
    await refuse(page, message, status);
    await page.goto('/login');
    await submitLogin(page, visitor);
    await expect(page.getByText(/Firebase|Try again|network|error/i).first()).toBeVisible();
    await expect(formOf(page).login).toBeEnabled();
    await expect(formOf(page).email).toHaveValue(visitor.email);
  });
}

test('going offline in the middle of the form loses nothing; online again, it goes through', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/signup');
  const { email, password, confirmation, signUp } = formOf(page);
  const address = freshEmail();
  await email.fill(address);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await password.fill(goodPassword);
  await confirmation.fill(goodPassword);
  await signUp.click();
  await expect(page.getByText(networkMessage)).toBeVisible({ timeout: 20_000 });
  await expect(email).toHaveValue(address);
  await context.setOffline(false);
  await password.fill(goodPassword);
  await confirmation.fill(goodPassword);
  await signUp.click();
  await expect(logoutButton(page)).toBeVisible();
});

test('a visitor who is signed in and cannot reach the provider stays signed in', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/ERR_CONNECTION_REFUSED/);
  await logIn(page, await createAccount());
  await page.route(`${authOrigin}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/about');
  await page.waitForTimeout(2000);
  await expect(logoutButton(page)).toBeVisible();
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
});
