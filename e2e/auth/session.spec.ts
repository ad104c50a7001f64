import type { Page } from '@playwright/test';
import { sessionKey } from '@/lib/auth/session';
import { createAccount, deleteAccount, disableAccount, resetElsewhere } from '../fixtures/accounts';
import { authOrigin } from '../fixtures/environment';
import { expectAccessible } from '../fixtures/assistive';
import { layoutShiftsOf } from '../fixtures/layout';
import { logged } from '../fixtures/guard';
import { countLoads, sdkChunk, started } from '../fixtures/loads';
import { hold, refuse } from '../fixtures/provider';
import { testStart } from '../fixtures/clock';
import { expect, openTab, test } from '../fixtures/test';
import { beSignedIn, formOf, logIn, loginLink, logoutButton, nextFrame } from '../fixtures/visitor';

/** Opens a page and waits until the provider has answered the SDK, which has checked the account. */
async function openAndLookUp(page: Page, path: string): Promise<void> {
  const lookedUp = page.waitForResponse(/accounts:lookup/);
  await page.goto(path);
  await (await lookedUp).finished();
  await nextFrame(page);
}

test('nothing moves while the provider checks the session; Logout signs out on the same page, also after a reload and the back button', async ({
  page,
}) => {
  await beSignedIn(page);
  await openAndLookUp(page, '/about');
  await expect(logoutButton(page)).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);
  await page.goto('/blogs');
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(page).toHaveURL('/blogs');
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
});

test('a Logout before the SDK is there holds, and a login in another tab shows', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await beSignedIn(page, account);
  await page.goto('/blogs');
  const other = await openTab(context);
  const load = await hold(other, `**/${sdkChunk()}`);
  await other.goto('/about');
  await started(other);
  await logoutButton(other).click();
  for (const tab of [page, other]) await expect(loginLink(tab)).toBeVisible();
  load();
  await logIn(page, account);
  await expect(logoutButton(other)).toBeVisible();
});

test('Logout whose code does not come within 2 s ends the session without it, and loads the page again', async ({
  page,
}) => {
  await beSignedIn(page);
  await hold(page, `**/${sdkChunk()}`);
  await page.goto('/about');
  await started(page);
  const loads = countLoads(page);
  await logoutButton(page).click();
  await expect.poll(loads).toBe(1);
  await expect(loginLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('Logout holds if the SDK stores the session again while the page reloads', async ({
  page,
}) => {
  await beSignedIn(page);
  await hold(page, `**/${sdkChunk()}`);
  await page.goto('/about');
  await started(page);
  await page.evaluate((key) => {
    const record = localStorage.getItem(key) ?? '';
    setInterval(() => localStorage.setItem(key, record), 10);
  }, sessionKey);
  const loads = countLoads(page);
  await logoutButton(page).click();
  await expect.poll(loads).toBe(1);
  await expect(loginLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('before any script has loaded, the bar shows Login or Logout, and the forms show who is signed in', async ({
  page,
}) => {
  await page.route('**/_next/**/*.js*', () => undefined);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  const account = await createAccount();
  await beSignedIn(page, account);
  for (const route of ['/about', '/login', '/signup']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(logoutButton(page)).toBeVisible();
    await expect(loginLink(page)).toBeHidden();
    if (route !== '/about') await expect(page.getByRole('main')).toContainText(account.email);
  }
});

test('the forms tell a signed-in visitor so, and offer Logout and Continue', async ({ page }) => {
  const account = await createAccount();
  await beSignedIn(page, account);
  for (const route of ['/login', '/signup']) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main).toContainText(account.email);
    await expect(logoutButton(page)).toBeVisible();
    await expect(main).toMatchAriaSnapshot(`
      - heading [level=1]
      - paragraph: You are signed in as
      - paragraph: /@/
      - paragraph:
        - link "Continue"
        - button "Logout"`);
    await expect(formOf(page).password).toBeHidden();
    await expectAccessible(page);
  }
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(formOf(page).password.first()).toBeVisible();
});

test('a disabled and a deleted account, and a password that was changed elsewhere, end signed out in every tab', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const other = await openTab(context);
  for (const end of [disableAccount, resetElsewhere, deleteAccount]) {
    const account = await createAccount();
    await beSignedIn(page, account);
    await other.goto('/blogs');
    await expect(logoutButton(other)).toBeVisible();
    await end(account.email);
    await page.goto('/about');
    await expect(loginLink(page)).toBeVisible();
    await expect(logoutButton(page)).toBeHidden();
    await expect(loginLink(other)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBe(null);
  }
});

test('login and logout show in the other tab too', async ({ page, context }) => {
  const account = await createAccount();
  await beSignedIn(page, account);
  const other = await openTab(context);
  for (const tab of [page, other]) await tab.goto('/about');
  await logoutButton(other).click();
  await expect(loginLink(page)).toBeVisible();
  await logIn(other, account);
  await expect(logoutButton(page)).toBeVisible();
  await logoutButton(page).click();
  for (const tab of [page, other]) {
    await expect(loginLink(tab)).toBeVisible();
    await expect(logoutButton(tab)).toBeHidden();
  }
});

test('an account that is disabled while its page is open ends signed out when the tab comes back', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await beSignedIn(page, account);
  await openAndLookUp(page, '/about');
  await disableAccount(account.email);
  // The page may not listen yet.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(loginLink(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('an expired session ends signed out', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  await beSignedIn(page);
  await refuse(page, 'TOKEN_EXPIRED', 400, `${authOrigin}/securetoken.googleapis.com/**`);
  await page.addInitScript((key) => {
    const text = localStorage.getItem(key);
    if (!text) return;
    const record = JSON.parse(text) as { stsTokenManager: { expirationTime: number } };
    record.stsTokenManager.expirationTime = Date.now() - 60_000;
    localStorage.setItem(key, JSON.stringify(record));
  }, sessionKey);
  await page.goto('/about');
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
});

const day = 24 * 3600 * 1000;

test('a session stays valid with a clock that is a day wrong, and after the clock is corrected', async ({
  page,
}) => {
  await page.clock.install();
  for (const shift of [day, -day]) {
    await page.clock.setSystemTime(testStart + shift);
    await logIn(page, await createAccount());
    await openAndLookUp(page, '/about');
    await expect(logoutButton(page)).toBeVisible();
    await page.clock.setSystemTime(testStart);
    await openAndLookUp(page, '/about');
    await logoutButton(page).click();
    await expect(loginLink(page)).toBeVisible();
  }
});

test('a failed logout is only logged', async ({ page, guard }) => {
  await beSignedIn(page);
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('Storage is locked.');
    };
  });
  await page.goto('/about');
  await expect(logoutButton(page)).toBeVisible();
  guard.allowErrors(/Storage is locked/);
  const log = logged(page, 'Storage is locked');
  await logoutButton(page).click();
  await log;
  await expect(page.getByText('Storage is locked')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

const minute = 60_000;

// Product 4 and 9. The emulator's tokens last an hour; the SDK refreshes only because lib/auth/auth asks it to.
test('a page that is left open refreshes its token 5 minutes before it expires', async ({
  page,
}) => {
  await beSignedIn(page, await createAccount());
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${authOrigin}/securetoken.googleapis.com/v1/token`))
      refreshes.push(request.method());
  });
  await page.clock.install();
  const checked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/about');
  await checked;

  await page.clock.fastForward(54 * minute);
  // A request of the page itself: an earlier one of the SDK would have been seen by now.
  await page.evaluate(() => fetch('/robots.txt'));
  await nextFrame(page);
  expect(refreshes).toEqual([]);
  await page.clock.fastForward(minute);
  await expect.poll(() => refreshes).toEqual(['POST']);
});
