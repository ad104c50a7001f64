import { sessionKey } from '@/lib/auth/session';
import { createAccount } from '../fixtures/accounts';
import { logIn, submitLogin } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { barLink, loginLink, logoutButton } from '../fixtures/navbar';
import { startSignedIn } from '../fixtures/session';
import { expect, test } from '../fixtures/test';

/** How browsers behave if the visitor blocks site data, as functions that run in the page. */
const blockedStorage = {
  'storage that throws, as in Chromium and Firefox': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'no storage, as in WebKit': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
};

for (const [name, block] of Object.entries(blockedStorage))
  test(`with ${name}, pages work, and a login lasts as long as the page`, async ({ page }) => {
    await page.addInitScript(block);
    await visit(page, '/services/1');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
    await visit(page, '/login');
    await submitLogin(page, await createAccount());
    await expect(logoutButton(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await barLink(page, 'Blogs').click();
    await expect(page).toHaveURL('/blogs');
    await logoutButton(page).click();
    await expect(loginLink(page)).toBeVisible();
  });

/**
 * Runs in the page: makes every attempt to write fail, as if the disk or the site's quota were
 * full.
 */
function fillStorage(): void {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
  IDBObjectStore.prototype.add = refuse;
}

test('with full storage, a login lasts as long as the page', async ({ page }) => {
  await page.addInitScript(fillStorage);
  await visit(page, '/login');
  await submitLogin(page, await createAccount());
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(logoutButton(page)).toBeVisible();
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
});

test('with a corrupt session record, the visitor is signed out and can sign in', async ({
  page,
  guard,
}) => {
  // The SDK mistakes plain text for a token and sends it to the provider.
  guard.allowErrors(/status of 400/);
  await startSignedIn(page);
  // Opens a file without scripts, because a page of the site would restore its own record.
  await page.goto('/licenses.txt');
  for (const record of ['{"uid":', '"text"', '{"uid":1}']) {
    const write = ([key, value]: readonly string[]) => localStorage.setItem(key!, value!);
    await page.evaluate(write, [sessionKey, record]);
    await visit(page, '/about');
    await expect(loginLink(page), record).toBeVisible();
    await expect(logoutButton(page), record).toBeHidden();
  }
  await logIn(page, await createAccount());
});
