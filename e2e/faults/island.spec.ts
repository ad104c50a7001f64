import { expect, test } from '../fixtures/test';

test('an island that breaks leaves the page whole', async ({ page, guard }) => {
  guard.allowErrors(/The browser has no media queries/);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('The browser has no media queries.');
    };
  });
  const broken = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('no media queries'),
  });
  await page.goto('/');
  await broken;
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Booking / }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
