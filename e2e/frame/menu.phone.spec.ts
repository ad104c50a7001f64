import { linksIn } from '@/lib/pages';
import { mapHref, site } from '@/lib/studio/site';
import { contactTexts, mapTexts } from '@/lib/words';
import { expectAccessible } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { barLink, menuExpanded } from '../fixtures/visitor';

test('the menu opens, its state is announced, and button, Escape, a wide window, a link and the back button close it', async ({
  page,
}) => {
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect(login, 'in reach without the menu').toBeInViewport();
  expect(await menuExpanded(page)).toBe(false);
  await menu.click();
  expect(await menuExpanded(page)).toBe(true);
  for (const { label } of linksIn('bar')) await expect(barLink(page, label)).toBeInViewport();
  await expectAccessible(page);
  await menu.click();
  await expect(barLink(page, 'Blogs')).toBeHidden();
  expect(await menuExpanded(page)).toBe(false);

  await menu.click();
  await barLink(page, 'Blogs').focus();
  await page.keyboard.press('Escape');
  await expect(barLink(page, 'Blogs')).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeVisible();
  await expect(barLink(page, 'Blogs')).toBeHidden();

  await menu.click();
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(barLink(page, 'About')).toBeHidden();

  await menu.click();
  await expect(barLink(page, 'About')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(barLink(page, 'Blogs')).toBeHidden();
});

test('the menu says whether the studio is open, calls it, and leads to it', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T18:00-08:00');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const bar = page.getByRole('banner');
  await expect(bar.getByText(/^Open until 10\spm$/)).toBeInViewport();
  const { phone, phoneHref } = site.contact;
  for (const [name, address] of [
    [contactTexts.call(phone), phoneHref],
    [mapTexts.open, mapHref],
  ] as const) {
    await expect(bar.getByRole('link', { name })).toBeInViewport();
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await page.clock.setFixedTime('2026-11-23T22:00-08:00');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(bar.getByText(/^Opens at 6\sam$/)).toBeInViewport();
  await expectAccessible(page);
});
