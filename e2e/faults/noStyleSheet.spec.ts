import { expect, test } from '../fixtures/test';
import { logoutButton } from '../fixtures/visitor';

test.beforeEach(async ({ page, guard }) => {
  guard.allowErrors(/ERR_FAILED/);
  await page.route('**/*.css', (route) => route.abort());
});

test('a page without its style sheet shows no control that has nothing to control yet', async ({
  page,
}) => {
  // Before any script: what a state decides is hidden by the markup alone.
  await page.route('**/_next/**/*.js*', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are signed in as')).toBeHidden();
});

test('icons keep their size without the style sheet', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const widest = () =>
    page
      .locator('svg')
      .evaluateAll((icons) => Math.max(...icons.map((icon) => icon.getBoundingClientRect().width)));
  // The one load that tries to get the sheet back may come in between.
  await expect.poll(() => widest().catch(() => Infinity)).toBeLessThanOrEqual(48);
  expect(await page.locator('svg').count()).toBeGreaterThan(0);
});
