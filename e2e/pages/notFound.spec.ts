import { serveData } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ guard }) => guard.allowErrors(/status of 404/));

test('a mistyped address leads to the page with query and fragment, if there is one', async ({
  page,
}) => {
  await page.goto('/ABOUT?from=mail#contact');
  await expect(page).toHaveURL('/about?from=mail#contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await serveData(page, []);
  await page.goto('/Servicess');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/Servicess');
});
