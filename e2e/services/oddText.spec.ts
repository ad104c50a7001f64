import { bookingPath, servicePath } from '@/lib/services/paths';
import { cutOff, overflowOf } from '../fixtures/layout';
import { firstService, newService, serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

/**
 * Texts with special characters of addresses; each must be the same after encoding and decoding. More texts:
 * lib/services/paths.test.ts, and e2e/hosts/requests.spec.ts on every host.
 */
const oddTexts = [
  `50%25off a/b, c# & "what?"`,
  'back\\slash | ^ ` 瑜伽 🧘‍♀️',
  '</h1><img src=x onerror=alert(1)>',
];

test.beforeEach(({ guard }) => guard.allowErrors(/status of 404/));

test('services newer than the build are found by names with odd characters', async ({ page }) => {
  const odd = oddTexts.map((text, index) => ({
    ...newService,
    id: `odd-${index}`,
    name: text,
    comment: `${text} again`,
  }));
  // Longer than a file name may be.
  const long = { ...newService, id: 'long', comment: 'Long, '.repeat(120).trim() };
  await serveData(page, [...services, ...odd, long]);
  // superstatic fails for that address; other hosts answer with the 404 page.
  await page.route(
    (url) => url.pathname === new URL(bookingPath(long), url).pathname,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', path: 'out/404.html' }),
  );
  for (const [index, service] of [...odd, long].entries()) {
    await page.goto(index % 2 ? servicePath(service.name) : bookingPath(service));
    await expect(page.getByText(`Service Id: ${service.id}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(service.name);
  }
});

/** Names as long as an owner may write them, in one word and in many. */
const longNames = [
  'Donaudampfschifffahrtskapitänsgymnastik'.repeat(2),
  'W'.repeat(300),
  'Strength and conditioning for early risers, '.repeat(7).trim(),
];

test('long names and prices of classes widen no page and are cut off nowhere', async ({ page }) => {
  const price = `$${'9'.repeat(200)}`;
  const long = longNames.map((name, index) => ({ ...services[index], name, price }));
  // A picture that is missing shows its alternative text, which has the name.
  const picture = '/images/not-there.jpg';
  const newest = { ...firstService, id: 'new-1', name: 'W'.repeat(300), price, picture };
  await serveData(page, [...long, ...services.slice(long.length), newest]);
  const first = page.getByRole('main').getByText(longNames[0] ?? '', { exact: true });
  for (const route of ['/services', '/', servicePath(newest.id)]) {
    await page.goto(route);
    if (route !== servicePath(newest.id)) await expect(first.first()).toBeAttached();
    for (const width of [360, 768, 1280]) {
      await resize(page, { width, height: 900 });
      const place = `${route} at ${width} px`;
      expect([place, await overflowOf(page), await cutOff(page)]).toEqual([place, 0, []]);
    }
  }
});

test('a long word without a space in any text of a class makes no page wider', async ({ page }) => {
  const word = (letter: string) => letter.repeat(60);
  const long = services.map((service) => ({
    ...service,
    name: word('N'),
    price: word('9'),
    comment: word('C'),
    level: word('L'),
    bring: [word('B')],
    sessions: service.sessions?.map((session) => ({ ...session, coach: word('K') })),
  }));
  await serveData(page, long);
  for (const route of ['/', '/services', servicePath(firstService.id)]) {
    await page.goto(route);
    await expect(page.getByText(new RegExp(word('N'))).first()).toBeAttached();
    for (const width of [320, 390, 768, 1280]) {
      await resize(page, { width, height: 900 });
      const place = `${route} at ${width} px`;
      expect([place, await overflowOf(page)]).toEqual([place, 0]);
    }
  }
});
