import { createAccount } from '../fixtures/accounts';
import { keys } from './driver';
import { expect, poll, test, type Visitor } from './test';

const login = '#login-link';
const logout = '#logout-button';
const email = '#email';
const password = '#password';

async function logIn(webkit: Visitor): Promise<void> {
  const account = await createAccount();
  await webkit.visit('/login');
  await webkit.fill(email, account.email);
  await webkit.fill(password, account.password);
  await webkit.press(keys.enter);
  await webkit.expectShown(logout);
  // The bar may say so before the router has opened Home, which would come into the history later.
  await webkit.expectPath('/');
}

test('a session lasts over a reload and in two tabs, and ends in both', async ({ webkit }) => {
  await webkit.visit('/about');
  const first = await webkit.openTab();
  await logIn(webkit);
  await webkit.travel('refresh');
  await webkit.expectShown(logout);
  await webkit.started();
  await webkit.click(logout);
  await webkit.expectShown(login);
  await webkit.closeTab();
  await first();
  await webkit.expectShown(login);
});

test('the back button after signing out never shows Logout', async ({ webkit }) => {
  await logIn(webkit);
  await webkit.visit('/about');
  // Before the SDK has answered, the stored session decides; wait until the SDK has asked the provider.
  const asked = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('accounts:lookup'));
  await poll(() => webkit.evaluate(asked)).toBe(true);
  await webkit.expectShown(logout);
  await webkit.evaluate(() => {
    const shown: boolean[] = [];
    const look = () => {
      const button = document.getElementById('logout-button');
      shown.push(button?.checkVisibility() ?? false);
      requestAnimationFrame(look);
    };
    addEventListener('pageshow', look);
    Object.assign(window, { shown });
  });
  await webkit.visit('/blogs');
  await webkit.click(logout);
  await webkit.expectShown(login);
  await webkit.travel('back');
  await webkit.expectPath('/about');
  const frames = () => webkit.evaluate(() => Reflect.get(window, 'shown') as boolean[]);
  await poll(async () => (await frames()).length).toBeGreaterThan(20);
  expect((await frames()).filter(Boolean).length, 'frames with Logout').toBe(0);
});
