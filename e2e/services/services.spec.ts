import { bookingPath, servicePath } from '@/lib/services/paths';
import { firstService, newService, serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { isSameDocument, markDocument, resize } from '../fixtures/visitor';
import { expectAccessible } from '../fixtures/assistive';
import { layoutShiftsOf } from '../fixtures/layout';

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

test('picture and facts end at the same height, until later dates are unfolded', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-01T18:00:00Z'));
  await page.goto(servicePath(firstService.id));
  await expect(page.getByText('Later dates')).toBeVisible();
  for (const width of [768, 1024, 1280, 1920]) {
    await resize(page, { width, height: 800 });
    const facts = page.locator('.shadow-card');
    await expect(facts).toHaveCount(2);
    const ends = await facts.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().bottom)),
    );
    expect([width, ends[0]]).toEqual([width, ends[1]]);
    // Neither has an empty room at its end.
    const rooms = await facts.evaluateAll((cards) =>
      cards.map((card) => {
        const parts = [...card.querySelectorAll('dd, li')].map((part) =>
          part.getBoundingClientRect(),
        );
        return card.getBoundingClientRect().bottom - Math.max(...parts.map(({ bottom }) => bottom));
      }),
    );
    for (const room of rooms) expect(room, `at ${width} px`).toBeLessThan(120);
  }
  await page.getByText('Later dates').click();
  const heights = await page
    .locator('.shadow-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(300);
});

test('a card says when its class is next, and nothing moves for it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T02:00:00Z'));
  for (const route of ['/services', '/'])
    await test.step(route, async () => {
      await page.goto(route);
      const next = page.locator('li', { has: page.locator('[data-booking]') });
      // Wednesday, 6 pm in the studio: tomorrow is a holiday.
      await expect(next.filter({ hasText: 'Booking Yoga' })).toContainText(/Next: Sunday 10\sam/);
      await expect(next.filter({ hasText: 'Booking Spin' })).toContainText(
        /Next: Saturday 8:30\sam/,
      );
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
});

test('booking opens the details of the service; back, forward and reload work', async ({
  page,
}) => {
  const booking = page.getByRole('link', { name: `Booking ${firstService.name}` });
  const details = page.getByText(`Service Id: ${firstService.id}`);
  await page.goto('/services');
  await markDocument(page);
  await booking.click();
  await expect(page).toHaveURL(bookingPath(firstService));
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(booking).toBeVisible();
  await page.goForward();
  await expect(details).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(booking).toBeVisible();
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
