import { storageKeys } from '@/lib/privacyNotice';
import { privacyWords, type StoragePlace } from '@/lib/words';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { formOf, submitSignUp } from '../fixtures/forms';
import { chooseNewAccount, offerGoogle, openPopup } from '../fixtures/google';
import { visit } from '../fixtures/hydration';
import { logoutButton } from '../fixtures/navbar';
import { expect, test } from '../fixtures/test';

type SetItem = (this: Storage, key: string, value: string) => void;

/**
 * Runs before the page's scripts: reports everything that is stored, even if it's removed
 * immediately.
 */
function reportStorage(): void {
  const { setItem } = Storage.prototype as { setItem: SetItem };
  const report = (place: string, key: string) =>
    (Reflect.get(window, '__stored') as (place: string, key: string) => void)(place, key);
  Storage.prototype.setItem = function (key, value) {
    report(this === window.sessionStorage ? 'session' : 'local', key);
    setItem.call(this, key, value);
  };
  const open = indexedDB.open.bind(indexedDB);
  IDBFactory.prototype.open = function (name, version) {
    report('database', name);
    return open(name, version);
  };
}

/**
 * Returns the key in the privacy notice that matches a stored key, or the stored key itself if none
 * matches.
 */
function entryFor(place: string, key: string): string {
  const entry = storageKeys.find((candidate) => {
    const pattern = new RegExp(`^${candidate.key.replace('*', '.*')}$`);
    return candidate.place === place && pattern.test(key);
  });
  return entry?.key ?? `${place}: ${key}`;
}

test('the browser stores what the privacy notice lists, and nothing else', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await offerGoogle(context, guard);
  const stored = new Set<string>();
  await page.exposeFunction('__stored', (place: StoragePlace, key: string) => {
    stored.add(entryFor(place, key));
  });
  await page.addInitScript(reportStorage);

  // The page reloads, because its scripts can't be loaded.
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForEvent('framenavigated');
  expect([...stored]).toContain('reloaded:*');
  await page.unrouteAll({ behavior: 'wait' });

  const account = { email: freshEmail('privacy'), password: goodPassword };
  await visit(page, '/signup');
  await submitSignUp(page, account);
  await expect(logoutButton(page)).toBeVisible();
  await visit(page, '/account');
  await expect(page.getByText(account.email)).toBeVisible();
  await logoutButton(page).click();

  await visit(page, '/login');
  await chooseNewAccount(await openPopup(formOf(page).google), freshEmail('google'));
  await expect(logoutButton(page)).toBeVisible();

  await visit(page, '/privacy');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: privacyWords.storage.heading }),
  });
  const listed = await section.locator('dt code').allTextContents();
  expect([...stored].sort()).toEqual(listed.sort());
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
