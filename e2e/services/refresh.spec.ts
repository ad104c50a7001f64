import { expectAccessible } from '../fixtures/axe';
import { newService, serveData, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';

test('new content replaces the prerendered list, and keeps the focus on its card', async ({
  page,
}) => {
  const [first, second, ...others] = services;
  const card = page.getByRole('link', { name: `Booking ${second?.name}` });
  await page.route('**/data.json', async (route) => {
    await card.focus();
    await card.evaluate((link) => link.closest('li')?.setAttribute('data-mark', ''));
    const changed = { ...second, price: '$999', comment: 'Changed this morning.' };
    await route.fulfill({ json: [newService, changed, ...others] });
  });
  await page.goto('/services');
  await expect(page.getByText('Price: $999')).toBeVisible();
  await expect(page.getByText('Changed this morning.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Booking ${newService.name}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Booking ${first?.name}` })).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(page.locator('[data-mark]')).toContainText('$999');
});

test('booking a service newer than the build opens its details', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await serveData(page, [...services, newService]);
  await page.goto('/services');
  await page.getByRole('link', { name: `Booking ${newService.name}` }).click();
  await expect(page.getByText(`Service Id: ${newService.id}`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(newService.comment);
  await expectAccessible(page);
});
