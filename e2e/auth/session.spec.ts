import type { Page } from '@playwright/test';
import { sessionKey } from '@/lib/auth/session';
import { msPerMinute } from '@/lib/time/dates';
import { createAccount, deleteAccount, disableAccount, resetElsewhere } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { testStart } from '../fixtures/clock';
import { countLoads } from '../fixtures/documents';
import { authOrigin } from '../fixtures/environment';
import { formOf, logIn } from '../fixtures/forms';
import { waitForLog } from '../fixtures/guard';
import { waitForHydration, reload, visit } from '../fixtures/hydration';
import { loginLink, logoutButton } from '../fixtures/navbar';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { refuse } from '../fixtures/provider';
import { hold } from '../fixtures/requests';
import { startSignedIn } from '../fixtures/session';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';

/** Opens a page and waits until the SDK has checked the account. */
async function openAndCheck(page: Page, path: string): Promise<void> {
  const lookup = page.waitForResponse(/accounts:lookup/);
  await visit(page, path);
  await (await lookup).finished();
  await nextFrame(page);
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
}

test('nothing moves during the session check; a logout survives a reload and going back', async ({
  page,
}) => {
  await startSignedIn(page);
  await openAndCheck(page, '/about');
  await expect(logoutButton(page)).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);
  await visit(page, '/blogs');
  await logoutButton(page).click();
  await expectSignedOut(page);
  await expect(page).toHaveURL('/blogs');
  await reload(page);
  await expectSignedOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectSignedOut(page);
});

test('other tabs show a login or logout, even before they have loaded the SDK', async ({
  page,
  context,
  sdkChunk,
}) => {
  const account = await createAccount();
  await startSignedIn(page, account);
  await visit(page, '/blogs');
  const other = await context.newPage();
  const release = await hold(other, `**/${sdkChunk}`);
  await visit(other, '/about');
  await waitForHydration(other);
  await logoutButton(other).click();
  for (const tab of [page, other]) await expectSignedOut(tab);
  release();
  await logIn(page, account);
  await expect(logoutButton(other)).toBeVisible();
  await logoutButton(page).click();
  for (const tab of [page, other]) await expectSignedOut(tab);
});

test('without the SDK, Logout removes the session after 2 s, even if it is stored again', async ({
  page,
  sdkChunk,
}) => {
  await page.clock.install({ time: testStart });
  await startSignedIn(page);
  await hold(page, `**/${sdkChunk}`);
  await visit(page, '/about');
  await waitForHydration(page);
  // Simulates an SDK that is still starting and stores the session again while the page reloads.
  await page.evaluate((key) => {
    const record = localStorage.getItem(key) ?? '';
    setInterval(() => localStorage.setItem(key, record), 10);
  }, sessionKey);
  const loads = countLoads(page);
  await logoutButton(page).click();
  await page.clock.fastForward(2000);
  await expect.poll(loads).toBe(1);
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the navbar shows Login or Logout before any script has loaded', async ({ page }) => {
  await page.route('**/_next/**/*.js*', () => undefined);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expectSignedOut(page);
  await startSignedIn(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(logoutButton(page)).toBeVisible();
  await expect(loginLink(page)).toBeHidden();
});

test('the forms show signed-in visitors their email, Continue and Logout', async ({ page }) => {
  const account = await createAccount();
  await startSignedIn(page, account);
  const main = page.getByRole('main');
  for (const route of ['/login', '/signup']) {
    await visit(page, route);
    await expect(main).toContainText(account.email);
    await expect(logoutButton(page)).toBeVisible();
    await expect(main).toMatchAriaSnapshot(`
      - heading [level=1]
      - paragraph: You’re signed in as
      - paragraph: /@/
      - paragraph:
        - link "Continue"
        - button "Logout"`);
    await expect(formOf(page).password).toBeHidden();
  }
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(formOf(page).password.first()).toBeVisible();
});

test('deleting an account or resetting its password signs out every tab', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const other = await context.newPage();
  for (const end of [resetElsewhere, deleteAccount]) {
    const account = await createAccount();
    await startSignedIn(page, account);
    await visit(other, '/blogs');
    await expect(logoutButton(other)).toBeVisible();
    await end(account.email);
    await visit(page, '/about');
    for (const tab of [page, other]) await expectSignedOut(tab);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBe(null);
  }
});

test('a disabled account is signed out when its tab becomes visible', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await startSignedIn(page, account);
  await openAndCheck(page, '/about');
  await disableAccount(account.email);
  // Retries, because the page may not have subscribed to the event yet.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(loginLink(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a visitor whose session has expired is signed out', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  await startSignedIn(page);
  await refuse(page, 'TOKEN_EXPIRED', 400, `${authOrigin}/securetoken.googleapis.com/**`);
  await page.addInitScript((key) => {
    const text = localStorage.getItem(key);
    if (!text) return;
    const record = JSON.parse(text) as { stsTokenManager: { expirationTime: number } };
    record.stsTokenManager.expirationTime = Date.now() - 60_000;
    localStorage.setItem(key, JSON.stringify(record));
  }, sessionKey);
  await visit(page, '/about');
  await expectSignedOut(page);
});

test('a failed Logout is only logged', async ({ page, guard }) => {
  await startSignedIn(page);
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('Storage is locked.');
    };
  });
  await visit(page, '/about');
  await expect(logoutButton(page)).toBeVisible();
  guard.allowErrors(/Storage is locked/);
  const log = waitForLog(page, 'Storage is locked');
  await logoutButton(page).click();
  await log;
  await expect(page.getByText('Storage is locked')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

// The emulator's tokens last an hour. The SDK refreshes them ahead of time only because
// lib/auth/auth tells it to.
test('an open page refreshes its token 5 minutes before it expires', async ({ page }) => {
  await startSignedIn(page);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${authOrigin}/securetoken.googleapis.com/v1/token`))
      refreshes.push(request.method());
  });
  await page.clock.install({ time: testStart });
  const lookup = page.waitForResponse(/accounts:lookup/);
  await visit(page, '/about');
  await lookup;

  await page.clock.fastForward(54 * msPerMinute);
  // Once this request has finished, an earlier request from the SDK would have been recorded.
  await page.evaluate(() => fetch('/robots.txt'));
  await nextFrame(page);
  expect(refreshes).toEqual([]);
  await page.clock.fastForward(msPerMinute);
  await expect.poll(() => refreshes).toEqual(['POST']);
});
