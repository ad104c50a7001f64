import type { Page } from '@playwright/test';
import { pictures } from '@/lib/content/pictures';
import { servicePath } from '@/lib/services/paths';
import { linksIn } from '@/lib/studio/pageList';
import { site } from '@/lib/studio/site';
import { isMenuExpanded } from '../fixtures/navbar';
import { firstService, unknownRoute, slideHeadline } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText(site.contact.phone);
}

test('on a phone, the menu leads to every page, and every page is complete', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expectComplete(page);
  for (const { label, href } of linksIn('bar')) {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (href === '/services') expect(await isMenuExpanded(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expectComplete(page);
  }
  for (const route of [servicePath(firstService.id), '/login', '/signup']) {
    await page.goto(route);
    await expectComplete(page);
  }
  const response = await page.goto(unknownRoute);
  expect(response?.status()).toBe(404);
  await expectComplete(page);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
});

test('on Home, the carousel scrolls, and nothing says that the studio is open or closed', async ({
  page,
}) => {
  await page.goto('/');
  const headlines = page.getByText(slideHeadline, { exact: true });
  await expect(headlines).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1, name: slideHeadline })).toHaveCount(3);
  for (const { caption } of pictures.slides) {
    const captionElement = page.getByText(caption, { exact: true });
    await captionElement.scrollIntoViewIfNeeded();
    await expect(captionElement).toBeInViewport();
  }
  await expect(page.getByRole('button', { name: /next|previous|pause|stop/i })).toHaveCount(0);

  await expect(page.locator('html')).not.toHaveAttribute('data-studio');
  for (const status of await page.locator('[data-opening]').all())
    await expect(status).toBeHidden();
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
});
