import { expect, test } from '../fixtures/test';
import { logoutButton } from '../fixtures/visitor';

test('a page without its style sheet shows no control that does nothing yet, and its icons keep their size', async ({
  page,
  guard,
}) => {
  // Firefox runs the init script below in the empty first page too, which has no storage.
  guard.allowErrors(/ERR_FAILED/, /operation is insecure/);
  // Without scripts: what depends on a state must be hidden by the markup alone.
  await page.route(/\.(css|js)(\?|$)/, (route) => route.abort());
  // As if the one reload for a missing style sheet had been made.
  await page.addInitScript(() => sessionStorage.setItem('reloaded:files', String(Date.now())));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  const widths = await page
    .locator('svg:not([role=img])')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(48);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are signed in as')).toBeHidden();
});
