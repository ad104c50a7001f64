import { authWords, loginWords } from '@/lib/words';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { testStart } from '../fixtures/clock';
import { isSameDocument, markDocument } from '../fixtures/documents';
import { authOrigin } from '../fixtures/environment';
import { formOf, submitLogin, submitSignUp } from '../fixtures/forms';
import { waitForHydration, visit } from '../fixtures/hydration';
import { barLink, loginLink, logoutButton } from '../fixtures/navbar';
import { refuse } from '../fixtures/provider';
import { startSignedIn } from '../fixtures/session';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';

const visitor = { email: 'visitor@power-zone.example', password: goodPassword };
const networkMessage = /A network AuthError .* has occurred/;

test('if the provider does not respond within 30 s, a message says so', async ({ page }) => {
  await page.clock.install({ time: testStart });
  await page.route(`${authOrigin}/**`, () => undefined);
  await visit(page, '/login');
  const request = page.waitForRequest(/accounts:signInWithPassword/);
  await submitLogin(page, visitor);
  await request;
  await expect(formOf(page).submit).toHaveText(loginWords.busy);
  await page.clock.fastForward(31_000);
  await expect(page.getByText(networkMessage)).toBeVisible();
  await expect(formOf(page).email).toHaveValue(visitor.email);
});

test('errors from the provider are shown, and the form stays usable', async ({ page, guard }) => {
  guard.allowErrors(/status of (429|500|400)/);
  await visit(page, '/login');
  for (const { message, status, toast, note } of [
    {
      message: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      status: 429,
      toast: /^We have blocked .*later\.$/,
      note: authWords.tooOften,
    },
    {
      message: 'Internal error.',
      status: 500,
      toast: 'Firebase: Error (auth/internal-error.).',
      note: authWords.providerFailed,
    },
    {
      message: 'USER_DISABLED',
      status: 400,
      toast: /account has been disabled by an administrator/,
      note: authWords.accountDisabled,
    },
  ]) {
    await page.unrouteAll();
    await refuse(page, message, status);
    await submitLogin(page, visitor);
    await expect(page.locator('[data-toast]').getByText(toast)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(note);
    await expect(formOf(page).login).toBeEnabled();
    await expect(formOf(page).email).toHaveValue(visitor.email);
  }
});

test('a form submitted offline keeps its text and works again online', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/signup');
  const account = { email: freshEmail(), password: goodPassword };
  // Focusing the form for the first time loads the toaster.
  await formOf(page).email.focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submitSignUp(page, account);
  await expect(page.getByText(networkMessage)).toBeVisible();
  await expect(formOf(page).email).toHaveValue(account.email);
  await context.setOffline(false);
  await submitSignUp(page, account);
  await expect(logoutButton(page)).toBeVisible();
});

test('a signed-in visitor stays signed in if the provider can’t be reached', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/ERR_CONNECTION_REFUSED/);
  await startSignedIn(page);
  await page.route(`${authOrigin}/**`, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('accounts:lookup'),
  );
  await visit(page, '/about');
  await failed;
  await nextFrame(page);
  await expect(logoutButton(page)).toBeVisible();
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
});

test('if the SDK fails to load once, a navigation finds the session, and Logout works', async ({
  page,
  guard,
  sdkChunk,
}) => {
  guard.allowErrors(/net::ERR_FAILED|Failed to load chunk/);
  await startSignedIn(page);
  // Otherwise, the page would reload itself.
  await page.addInitScript(() => sessionStorage.setItem('reloaded:time', String(Date.now())));
  await page.route(`**/${sdkChunk}`, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  await visit(page, '/about');
  await failed;
  await markDocument(page);
  await page.unroute(`**/${sdkChunk}`);
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await waitForHydration(page);
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});
