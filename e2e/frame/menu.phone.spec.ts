import { site } from '@/lib/content/site';
import { expectAccessible } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { barLink, menuExpanded } from '../fixtures/visitor';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('the menu opens, shows the links, and tells screen readers so', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  expect(await menuExpanded(page)).toBe(false);
  await menu.click();
  expect(await menuExpanded(page)).toBe(true);
  for (const { label } of site.navigation) {
    await expect(
      page.getByRole('banner').getByRole('link', { name: label, exact: true }),
    ).toBeInViewport();
  }
  await expectAccessible(page);
  await menu.click();
  await expect(barLink(page, 'Blogs')).toBeHidden();
  expect(await menuExpanded(page)).toBe(false);
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).focus();
  await page.keyboard.press('Escape');
  await expect(barLink(page, 'Blogs')).toBeHidden();
  await expect(menu).toBeFocused();
});

test('choosing a page closes the menu', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeHidden();
});

test('the back button closes the menu', async ({ page }) => {
  await page.goto('/blogs');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(barLink(page, 'Blogs')).toBeHidden();
});

test('a screen that grows wide has no open menu left', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(barLink(page, 'Blogs')).toBeHidden();
});

test('Login is in reach without opening the menu', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeInViewport();
});
