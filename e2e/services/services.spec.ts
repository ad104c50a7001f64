import type { Locator } from '@playwright/test';
import { bookingPath, servicePath } from '@/lib/catalogue/paths';
import { firstService, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

/** How the parts of the first service's card look. */
const looksOf = (card: Locator) =>
  Promise.all(
    [`Price: ${firstService.price}`, firstService.comment, `Booking ${firstService.name}`].map(
      (text) =>
        card.getByText(text, { exact: true }).evaluate((element) => {
          const { color, fontSize, marginTop, borderTopWidth } = getComputedStyle(element);
          return { color, fontSize, marginTop, borderTopWidth };
        }),
    ),
  );

for (const route of ['/', '/services']) {
  test(`${route} shows a card for every service, as wide as its picture on phones and desktops`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const service of services) {
      const card = page.getByRole('listitem').filter({ hasText: `Booking ${service.name}` });
      await expect(card.getByRole('heading', { name: service.name, exact: true })).toBeVisible();
      await expect(card).toContainText(`Price: ${service.price}`);
      await expect(card).toContainText(service.comment);
      await expect(card.getByRole('img')).toHaveAttribute('width', '300');
    }
    await expect(page.getByRole('main').getByRole('link', { name: /^Booking / })).toHaveCount(
      services.length,
    );
    for (const width of [320, 360, 430, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const card = page.getByRole('listitem').filter({ hasText: `Booking ${firstService.name}` });
      const widths = [card, card.getByRole('img')].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().width),
      );
      // On Home a part of the next card is visible too, also at 320 px.
      const expected = route === '/' ? Math.min(300, width - 60) : 300;
      expect(await Promise.all(widths), `at ${width} px`).toEqual([expected, expected]);
    }

    // The parts of a card keep their looks when a browser's extension puts something between them.
    const card = page.getByRole('listitem').filter({ hasText: `Booking ${firstService.name}` });
    const before = await looksOf(card);
    await card.getByRole('heading').evaluate((heading) => {
      heading.after(...['a', 'p'].map((name) => document.createElement(name)));
      heading.before(document.createElement('p'));
    });
    expect(await looksOf(card)).toEqual(before);
  });
}

test('picture and facts end at the same height', async ({ page }) => {
  await page.goto(servicePath(firstService.id));
  for (const width of [768, 1024, 1280, 1920]) {
    await resize(page, { width, height: 800 });
    const facts = page.locator('.shadow-card');
    await expect(facts).toHaveCount(2);
    const ends = await facts.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().bottom)),
    );
    expect([width, ends[0]]).toEqual([width, ends[1]]);
  }
});

test('booking opens the details of the service; reload and back button work', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: `Booking ${firstService.name}` }).click();
  await expect(page).toHaveURL(bookingPath(firstService));
  await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('link', { name: `Booking ${firstService.name}` })).toBeVisible();
});
