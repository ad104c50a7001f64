import { expect, test } from '../fixtures/test';
import { logoutButton } from '../fixtures/visitor';

test.beforeEach(async ({ page, guard }) => {
  // Firefox runs the init script below in the empty first page too, which has no storage.
  guard.allowErrors(/ERR_FAILED/, /operation is insecure/);
  await page.route('**/*.css', (route) => route.abort());
  // As if the one reload for a missing style sheet had been made.
  await page.addInitScript(() => sessionStorage.setItem('reloaded:files', String(Date.now())));
});

test('a page without its style sheet shows no control that does nothing yet', async ({ page }) => {
  // Without scripts: what depends on a state must be hidden by the markup alone.
  await page.route('**/_next/**/*.js*', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are signed in as')).toBeHidden();
});

test('icons keep their size without the style sheet', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  const widths = await page
    .locator('svg:not([role])')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(48);
});
