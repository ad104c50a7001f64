import { createAccount } from '../fixtures/accounts';
import { routes } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { logIn, loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

/** Makes every kind of storage throw, as browsers do when the visitor blocks site data. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

test('every page works where storage is blocked', async ({ page }) => {
  await page.addInitScript(denyStorage);
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
  }
});

test('login works where storage is blocked, for as long as the page lives', async ({ page }) => {
  await page.addInitScript(denyStorage);
  await page.goto('/login');
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('login works where storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
});

for (const record of ['{"uid":', 'null', '"text"', '{}', '{"uid":1}']) {
  test(`a corrupted session record ends signed out: ${record}`, async ({ page, guard }) => {
    // The SDK takes a bare text for a token and asks the provider about it.
    guard.allowErrors(/status of 400/);
    await logIn(page, await createAccount());
    await page.evaluate((value) => {
      const [key] = Object.keys(localStorage).filter((name) =>
        name.startsWith('firebase:authUser'),
      );
      localStorage.setItem(key ?? '', value);
    }, record);
    await page.goto('/about');
    await expect(loginLink(page)).toBeVisible();
    await expect(logoutButton(page)).toBeHidden();
    await logIn(page, await createAccount());
  });
}
