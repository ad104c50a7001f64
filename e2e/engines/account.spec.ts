import { messages } from '@/lib/words';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expect, test } from './test';
import { poll, type Visitor } from './visitor';

const login = '#login-link';
const logout = '#logout-button';
const email = '#email';
const password = '#password';
const confirmation = '#confirmation';
const submit = 'main button[type="submit"]';

async function logIn(visitor: Visitor): Promise<void> {
  const account = await createAccount();
  await visitor.visit('/login');
  await visitor.fill(email, account.email);
  await visitor.fill(password, account.password);
  await visitor.press('Enter');
  await visitor.expectShown(logout);
  // The navbar may show Logout before the router has opened Home.
  await visitor.expectPath('/');
}

test('the forms show errors, and a valid sign-up succeeds', async ({ visitor }) => {
  await visitor.visit('/login');
  await visitor.fill(email, 'nobody');
  await visitor.fill(password, 'wrong');
  await visitor.expectShown('#email-message', messages.emailInvalid);
  await visitor.fill(email, (await createAccount()).email);
  await visitor.click(submit);
  await visitor.expectShown('[role="alert"]', messages.wrongPassword);

  await visitor.click('main a[href^="/signup"]');
  await visitor.expectShown(confirmation);
  await visitor.fill(email, freshEmail('engine'));
  await visitor.fill(password, 'abc');
  await visitor.fill(confirmation, 'abcd');
  await visitor.expectShown('#password-message', messages.passwordShort);
  await visitor.click(submit);
  await visitor.expectShown('#confirmation-message', messages.passwordMismatched);
  await visitor.fill(password, goodPassword);
  await visitor.fill(confirmation, goodPassword);
  await visitor.press('Enter');
  await visitor.expectShown('[role="status"]', messages.accountCreated);
  await visitor.expectPath('/');
  await visitor.expectShown(logout);
});

test('text that is typed right after a link has opened the form is kept', async ({ visitor }) => {
  await visitor.visit('/about');
  await visitor.click(login);
  await visitor.expectShown(email);
  await visitor.click(email);
  await visitor.press(...'visitor@power-zone.example');
  const value = () => document.querySelector<HTMLInputElement>('#email')?.value;
  await poll(() => visitor.evaluate(value)).toBe('visitor@power-zone.example');
});

test('a session survives a reload, and Logout ends it in both tabs', async ({ visitor }) => {
  // Logs in before the second tab is open, because that tab's SDK would store the session again
  // while it starts.
  await logIn(visitor);
  const returnToFirstTab = await visitor.openTab();
  await visitor.visit('/about');
  await visitor.travel('refresh');
  await visitor.expectShown(logout);
  await visitor.waitForHydration();
  await visitor.click(logout);
  await visitor.expectShown(login);
  await visitor.closeTab();
  await returnToFirstTab();
  await visitor.expectShown(login);
});

test('after signing out, going back never shows Logout', async ({ visitor }) => {
  await logIn(visitor);
  await visitor.visit('/about');
  // Until the SDK has looked up the account, the navbar depends on the stored session.
  const hasLookedUp = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('accounts:lookup'));
  await poll(() => visitor.evaluate(hasLookedUp)).toBe(true);
  await visitor.expectShown(logout);
  // The page reloads after it's restored from the cache, so each frame is recorded in
  // sessionStorage.
  await visitor.evaluate(() => {
    const recordFrame = () => {
      const isVisible = document.getElementById('logout-button')?.checkVisibility() ?? false;
      sessionStorage.setItem(isVisible ? 'frame with Logout' : 'frame without', 'yes');
      requestAnimationFrame(recordFrame);
    };
    addEventListener('pageshow', recordFrame);
  });
  await visitor.visit('/blogs');
  await visitor.click(logout);
  await visitor.expectShown(login);
  await visitor.travel('back');
  await visitor.expectPath('/about');
  await visitor.expectShown(login);
  const frames = () => visitor.evaluate(() => Object.keys(sessionStorage).join());
  await poll(frames).toContain('frame without');
  expect(await frames()).not.toContain('frame with Logout');
});
