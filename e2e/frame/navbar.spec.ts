import { site } from '@/lib/content/site';
import { unknownRoute } from '../fixtures/screens';
import { firstService } from '../fixtures/services';
import { servicePath } from '@/lib/catalogue/paths';
import { expect, test } from '../fixtures/test';

test('the mark of the current page follows a soft navigation', async ({ page }) => {
  await page.goto('/home');
  const bar = page.getByRole('banner');
  for (const { label, href } of site.navigation) {
    await bar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(bar.locator('[aria-current]')).toHaveText([label]);
  }
});

test('a details page and an unknown page mark no page as current', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  for (const route of [servicePath(firstService.id), unknownRoute]) {
    await page.goto(route);
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveCount(0);
  }
});

test('the bar stays in view while the page scrolls', async ({ page }) => {
  await page.goto('/blogs');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('the row of links gives way to the menu button below the large breakpoint', async ({
  page,
}) => {
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(menu).toBeHidden();
  await expect(about).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(menu).toBeVisible();
  await expect(about).toBeHidden();
});

test('the first Tab stop jumps over the bar', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
