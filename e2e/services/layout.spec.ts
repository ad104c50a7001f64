import type { Page } from '@playwright/test';
import { servicePath } from '@/lib/services/paths';
import { detailsWords, destinationWords, timesWords } from '@/lib/words';
import { visit } from '../fixtures/hydration';
import { cutOff, overflowOf } from '../fixtures/layout';
import { holdScripts } from '../fixtures/requests';
import { firstService, serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/viewport';

const cardsOf = (page: Page) => page.getByRole('listitem').filter({ hasText: /^.*Booking/s });

/**
 * Runs in the page: returns the width of a card's picture, and how much of it isn't cut off by the
 * elements around it.
 */
function measurePicture(card: Element) {
  const image = [...card.querySelectorAll('img')].find((candidate) => candidate.checkVisibility())!;
  let { left, right } = image.getBoundingClientRect();
  for (let frame = image.parentElement!; frame !== document.body; frame = frame.parentElement!) {
    if (getComputedStyle(frame).overflowX === 'visible') continue;
    const box = frame.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
  }
  const { width } = image.getBoundingClientRect();
  return { attribute: image.getAttribute('width'), width, visible: right - left };
}

/** Returns the measures of the pictures that are shown in cards. */
const cardPictures = async (page: Page) =>
  Promise.all((await cardsOf(page).all()).map((card) => card.evaluate(measurePicture)));

for (const [state, time] of [
  ['open', '2026-11-24T12:00-08:00'],
  ['closed', '2026-11-24T23:00-08:00'],
] as const)
  test(`while the studio is ${state}, the pictures of cards are 300 px wide`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    const unknown = { ...services[1], picture: '/images/new.jpg' };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';
    await page.route('/images/new.jpg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    );
    await serveData(page, [services[0], unknown, ...services.slice(2)]);
    for (const route of ['/', '/services']) {
      await visit(page, route);
      await expect(page.locator('img[src="/images/new.jpg"]')).toBeAttached();
      for (const width of [360, 390, 768, 1280, 1920]) {
        await resize(page, { width, height: 900 });
        const pictures = await cardPictures(page);
        const expected = { attribute: '300', width: 300, visible: 300 };
        expect([route, width, pictures]).toEqual([route, width, services.map(() => expected)]);
      }
      // In narrower windows, the picture fills the card.
      await resize(page, { width: 320, height: 900 });
      for (const { width } of await cardPictures(page)) expect(width).toBe(288);
    }
  });

test('cards are in one column on tablets, and in two columns of the same width in wide windows', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T12:00-08:00');
  const cards = cardsOf(page);
  for (const route of ['/', '/services']) {
    await visit(page, route);
    for (const width of [390, 768]) {
      await resize(page, { width, height: 844 });
      const { x } = (await cards.first().boundingBox())!;
      for (const card of await cards.all()) expect((await card.boundingBox())!.x).toBe(x);
    }
    await resize(page, { width: 1280, height: 800 });
    const first = (await cards.nth(0).boundingBox())!;
    const second = (await cards.nth(1).boundingBox())!;
    expect(second).toEqual({ ...first, x: second.x });
    expect(second.x).toBeGreaterThan(first.x + first.width);
  }
});

test('on a phone, the list of classes on /services is less than two and a half screens high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/services');
  const list = page.getByRole('region', { name: 'Our Services' }).getByRole('list').first();
  await expect(list.getByRole('listitem')).toHaveCount(services.length);
  const { height } = (await list.boundingBox())!;
  expect(height).toBeLessThan(2.5 * 844);
});

async function expectFit(page: Page, text: string | undefined, widths: readonly number[]) {
  for (const route of ['/services', '/', servicePath(firstService.id)]) {
    await visit(page, route);
    await expect(page.getByText(text ?? '').first()).toBeAttached();
    for (const width of widths) {
      await resize(page, { width, height: 900 });
      const place = `${route} at ${width} px`;
      expect([place, await overflowOf(page), await cutOff(page)]).toEqual([place, 0, []]);
    }
  }
}

test('long names and prices fit into every page', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  const names = [
    'Donaudampfschifffahrtskapitänsgymnastik'.repeat(2),
    'W'.repeat(300),
    'Strength and conditioning for early risers, '.repeat(7).trim(),
  ];
  const price = `$${'9'.repeat(200)}`;
  // A missing picture shows its alternative text, which is the name.
  const picture = '/images/not-there.jpg';
  const [first, ...others] = names.map((name, index) => ({ ...services[index], name, price }));
  await serveData(page, [{ ...first, picture }, ...others, ...services.slice(names.length)]);
  await expectFit(page, names[0], [360, 768, 1280]);
});

test('long words in any text of a class fit into every page', async ({ page }) => {
  const word = (letter: string) => letter.repeat(60);
  await serveData(
    page,
    services.map((service) => ({
      ...service,
      name: word('N'),
      price: word('9'),
      comment: word('C'),
      level: word('L'),
      bring: [word('B')],
      slots: service.slots?.map((slot) => ({ ...slot, coach: word('K') })),
    })),
  );
  for (const route of ['/', '/services', servicePath(firstService.id)]) {
    await visit(page, route);
    await expect(page.getByText(new RegExp(word('N'))).first()).toBeAttached();
    for (const width of [320, 768, 1280]) {
      await resize(page, { width, height: 900 });
      expect([route, width, await overflowOf(page)]).toEqual([route, width, 0]);
    }
  }
});

for (const [route, heading, width, time] of [
  // On the first date, a class spans noon, so its time is long. On the second date, the reason for
  // changed hours takes two lines. On the third date, some classes have begun.
  ['/', /^Today /, 360, '2026-11-01T01:30-07:00'],
  ['/services', 'The week', 1280, '2026-12-31T00:30-08:00'],
  ['/services', 'The week', 1280, '2026-11-24T18:30-08:00'],
] as const)
  test(`${route} keeps its height when it learns the time, at ${time}`, async ({ page }) => {
    await page.clock.install({ time });
    await page.setViewportSize({ width, height: 844 });
    const release = await holdScripts(page);
    await page.goto(route);
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await readHeight();
    release();
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: heading }),
    });
    await expect(
      section
        .getByText(/^(Today|Tomorrow)$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await readHeight()).toBe(height);
  });

test('on a phone, the parts of a class arrive in the order in which they are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, servicePath(firstService.id));
  const { comment, coaches, related } = detailsWords;
  const pattern = new RegExp(`^(${[timesWords.heading, comment, coaches, related].join('|')})$`);
  const headings = page.getByRole('main').getByText(pattern);
  await expect(headings).toHaveCount(4);
  const tops = await headings.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('on a phone, links that stand alone are at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, servicePath(firstService.id));
  const main = page.getByRole('main');
  // The booking bar is hidden while the times are in view.
  await main.getByRole('heading', { name: detailsWords.related }).scrollIntoViewIfNeeded();
  for (const links of [
    main.getByRole('navigation').getByRole('link'),
    main.getByRole('region', { name: detailsWords.coaches }).getByRole('link'),
    main.getByRole('link', { name: destinationWords.week }),
    main.getByRole('complementary', { name: timesWords.bar }).getByRole('link'),
  ]) {
    await expect(links.first()).toBeVisible();
    const heights = await links.evaluateAll((elements) =>
      elements.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
});
