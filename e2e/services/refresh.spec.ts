import { expectAccessible } from '../fixtures/axe';
import { countLoads, redeploy } from '../fixtures/redeploy';
import { newService, serveData, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { barLink, nextFrame } from '../fixtures/visitor';

test('data.json is fetched once, when services first appear', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/data.json')) requests.push(request.method());
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await barLink(page, 'Home').click();
  await expect.poll(() => requests).toEqual(['GET']);
  await barLink(page, 'Service').click();
  await expect(page).toHaveURL('/services');
  await nextFrame(page);
  expect(requests).toEqual(['GET']);
});

test('new content replaces the prerendered list', async ({ page }) => {
  const [first, ...others] = services;
  await serveData(page, [
    { ...first, price: '$999', comment: 'Changed this morning.' },
    ...others.slice(1),
    newService,
  ]);
  await page.goto('/services');
  await expect(page.getByRole('link', { name: `Booking ${newService.name}` })).toBeVisible();
  await expect(page.getByText('Price: $999')).toBeVisible();
  await expect(page.getByText('Changed this morning.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Booking ${services[1]?.name}` })).toHaveCount(0);
});

test('an updated list keeps the focus on its card and does not load its picture again', async ({
  page,
}) => {
  const [first, second, ...others] = services;
  const card = page.getByRole('link', { name: `Booking ${second?.name}` });
  await page.route('**/data.json', async (route) => {
    await card.focus();
    await card.evaluate((link) => link.closest('li')?.setAttribute('data-mark', ''));
    await route.fulfill({ json: [newService, { ...second, price: '$999' }, first, ...others] });
  });
  await page.goto('/services');
  await expect(page.getByText('Price: $999')).toBeVisible();
  await expect(card).toBeFocused();
  await expect(page.locator('[data-mark]')).toContainText('$999');
});

test('a list whose script is gone after a deploy costs one load', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/, /Failed to load chunk|MIME type/);
  const loads = countLoads(page);
  await page.route('**/data.json', async (route) => {
    if (loads() === 1) await redeploy(page);
    await route.fulfill({ json: [newService] });
  });
  await page.goto('/services');
  await expect(page.getByRole('link', { name: `Booking ${newService.name}` })).toBeVisible();
  expect(loads()).toBe(2);
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

test('lists of one service and of forty work', async ({ page }) => {
  await serveData(page, [newService]);
  await page.goto('/services');
  await expect(page.getByRole('link', { name: /^Booking / })).toHaveCount(1);
  const forty = Array.from({ length: 40 }, (_, index) => ({
    ...newService,
    id: `n${index}`,
    name: `Class ${index}`,
  }));
  await serveData(page, forty);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Booking Class 39', exact: true })).toHaveCount(1);
});
