import { bookingPath, servicePath } from '@/lib/catalogue/paths';
import { firstService, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

for (const route of ['/', '/services']) {
  test(`${route} shows a card for every service, as the spec lists it, as wide as its picture but for tablets`, async ({
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
      // On Home the next card shows beside the first one, at 320 px too.
      const expected = route === '/' ? Math.min(300, width - 60) : 300;
      expect(await Promise.all(widths), `at ${width} px`).toEqual([expected, expected]);
    }
  });
}

test('the parts of a card keep their looks when something is put between them', async ({
  page,
}) => {
  await page.goto('/services');
  const card = page.getByRole('listitem').filter({ hasText: `Booking ${firstService.name}` });
  const looks = () =>
    Promise.all(
      [`Price: ${firstService.price}`, firstService.comment, `Booking ${firstService.name}`].map(
        (text) =>
          card.getByText(text, { exact: true }).evaluate((element) => {
            const { color, fontSize, marginTop, borderTopWidth } = getComputedStyle(element);
            return { color, fontSize, marginTop, borderTopWidth };
          }),
      ),
    );
  const before = await looks();
  await card.getByRole('heading').evaluate((heading) => {
    heading.after(...['a', 'p'].map((name) => document.createElement(name)));
    heading.before(document.createElement('p'));
  });
  expect(await looks()).toEqual(before);
});

test('the details of a service are at its name and comment too', async ({ page }) => {
  // All values of every service: e2e/hosts/pages.ts, on each host.
  const { id, name, comment, price } = firstService;
  for (const path of [name, comment].map(servicePath)) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByText(`Service Id: ${id}`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(price);
  }
});

test('picture and facts end on one line', async ({ page }) => {
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

test('a price that several services share shows the first, and links to the others', async ({
  page,
}) => {
  const prices = services.map((service) => service.price);
  const shared = prices.filter((price, at) => prices.indexOf(price) < at);
  expect(shared).not.toEqual([]);
  for (const price of new Set(shared)) {
    const [shown, ...others] = services.filter((service) => service.price === price);
    const response = await page.goto(servicePath(price), { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await expect(page.getByText(`Service Id: ${shown?.id}`)).toBeVisible();
    for (const other of others) {
      const link = page
        .getByRole('main')
        .locator(`a[href="${servicePath(other.id)}"]`)
        .first();
      await expect(link).toBeVisible();
    }
  }
});

test('booking leads to the details of the service, which a reload and the back button keep', async ({
  page,
}) => {
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
