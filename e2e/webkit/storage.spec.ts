import { createAccount } from '../fixtures/accounts';
import { keys } from './driver';
import { expect, test } from './test';

// As if the visitor blocked site data. WebKit then has no localStorage, where other engines have one that throws.
test.use({ browserArgs: ['--enable-html5-local-storage=false', '--cookies-policy=never'] });

test('with storage blocked every page works, and a session lasts as long as the page', async ({
  webkit,
}) => {
  for (const route of ['/', '/services/1', '/signup']) {
    await webkit.visit(route);
    await webkit.expectShown('h1');
    await webkit.expectShown('#login-link');
  }
  expect(await webkit.evaluate(() => window.localStorage)).toBe(null);
  const account = await createAccount();
  await webkit.visit('/login');
  await webkit.fill('#email', account.email);
  await webkit.fill('#password', account.password);
  await webkit.press(keys.enter);
  await webkit.expectShown('#logout-button');
  await webkit.expectPath('/');
  await webkit.click('header a[href="/blogs"]');
  await webkit.expectPath('/blogs');
  await webkit.click('#logout-button');
  await webkit.expectShown('#login-link');
});
