import type { Page } from '@playwright/test';
import { bookingPath, servicePath } from '@/lib/catalogue/paths';
import { cutOff, overflowOf } from '../fixtures/overflow';
import { firstService, newService, serveData, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

/**
 * Texts with special characters of addresses; each must be the same after encoding and decoding. More texts:
 * lib/catalogue/paths.fuzz.test.ts, and e2e/hosts/oddPages.ts on every host.
 */
const oddTexts = ['50%25off 100%', `a/b, c# & "what?"`, 'back\\slash [x] {y} | ^ `', '瑜伽 🧘‍♀️'];

test.beforeEach(({ guard }) => guard.allowErrors(/status of 404/));

test('services newer than the build are found by names with odd characters', async ({ page }) => {
  const odd = oddTexts.map((text, index) => ({
    ...newService,
    id: `odd-${index}`,
    name: text,
    comment: `${text} again`,
  }));
  await serveData(page, [...services, ...odd]);
  for (const [index, service] of odd.entries()) {
    await page.goto(index % 2 ? servicePath(service.name) : bookingPath(service));
    await expect(page.getByText(`Service Id: ${service.id}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(service.name);
  }
});

/** Answers an address with the 404 page, as hosts do; the hosting emulator fails for some of them. */
async function answerWithNotFoundPage(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === new URL(path, url).pathname,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', path: 'out/404.html' }),
  );
}

test('a text longer than a file name is found too', async ({ page }) => {
  const service = { ...newService, comment: 'Long, '.repeat(120).trim() };
  await serveData(page, [...services, service]);
  await answerWithNotFoundPage(page, bookingPath(service));
  await page.goto(bookingPath(service));
  await expect(page.getByText(`Service Id: ${service.id}`)).toBeVisible();
});

test('a broken escape in the address shows the 404 picture', async ({ page }) => {
  await answerWithNotFoundPage(page, '/services/%E0%A4%A');
  const lookup = page.waitForResponse('**/data.json');
  await page.goto('/services/%E0%A4%A');
  await lookup;
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await expect(page.getByText('Service Id:')).toHaveCount(0);
});

test('a long alternative text of a missing picture does not widen the page', async ({ page }) => {
  const name = 'Donaudampfschifffahrtskapitänsgymnastik';
  const service = { ...newService, name, picture: '/images/not-there.jpg' };
  await serveData(page, [service]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(servicePath(service.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await overflowOf(page)).toBe(0);
});

/** Names as long as an owner may write them, in one word and in many. */
const longNames = [
  'Donaudampfschifffahrtskapitänsgymnastik'.repeat(2),
  'W'.repeat(300),
  'Strength and conditioning for early risers, '.repeat(7).trim(),
];

test('long names of classes widen no page and are cut off nowhere', async ({ page }) => {
  const long = longNames.map((name, index) => ({ ...services[index], name }));
  const newest = { ...firstService, id: 'new-1', name: 'W'.repeat(300) };
  await serveData(page, [...long, ...services.slice(long.length), newest]);
  const first = page.getByRole('main').getByText(longNames[0] ?? '', { exact: true });
  for (const route of ['/services', '/', servicePath(newest.id)]) {
    await page.goto(route);
    // Home draws its next classes at the first scroll.
    await page.mouse.wheel(0, 400);
    if (route !== servicePath(newest.id)) await expect(first.first()).toBeAttached();
    for (const width of [360, 390, 768, 1024, 1280, 1440]) {
      await resize(page, { width, height: 900 });
      const place = `${route} at ${width} px`;
      expect([place, await overflowOf(page), await cutOff(page)]).toEqual([place, 0, []]);
    }
  }
});

test('an address is decoded once: %2531 is "%31", not the service "1"', async ({ page }) => {
  const lookup = page.waitForResponse('**/data.json');
  const answer = await page.goto('/services/%2531');
  expect(answer?.status()).toBe(404);
  await lookup;
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.getByText('Service Id:')).toHaveCount(0);
});
