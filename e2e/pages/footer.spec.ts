import { expect, test } from '../fixtures/test';

test('the year is right on 1 January, without a new build', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-01-01T12:00:00') });
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
