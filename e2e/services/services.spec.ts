import { firstService, newService, serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../fixtures/assistive';

/* What a card holds: e2e/html/screens.html.test.ts. */
test('a card is as wide as its picture on phones and desktops', async ({ page }) => {
  const card = page.getByRole('listitem').filter({ hasText: `Booking ${firstService.name}` });
  for (const route of ['/', '/services']) {
    await page.goto(route);
    for (const width of [320, 360, 430, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = [card, card.getByRole('img')].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().width),
      );
      // On Home a part of the next card is visible too, also at 320 px.
      const expected = route === '/' ? Math.min(300, width - 60) : 300;
      expect(await Promise.all(widths), `at ${width} px`).toEqual([expected, expected]);
    }
  }
});

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
