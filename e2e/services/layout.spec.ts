import type { Page } from '@playwright/test';
import { servicePath } from '@/lib/services/paths';
import { detailsWords, destinationWords, timesWords } from '@/lib/words';
import { visit } from '../fixtures/hydration';
import { cutOff, overflowOf } from '../fixtures/layout';
import { holdScripts } from '../fixtures/requests';
import { firstService, serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';

const cardsOf = (page: Page) => page.getByRole('listitem').filter({ hasText: /^.*Booking/s });

/**
 * Runs in the page: returns the width of each card's picture, and how much of it isn't cut off by
 * the elements around it.
 */
function measurePictures(cards: readonly Element[]) {
  return cards.map((card) => {
    const images = [...card.querySelectorAll('img')];
    const image = images.find((candidate) => candidate.checkVisibility())!;
    const { width, left: imageLeft, right: imageRight } = image.getBoundingClientRect();
    let [left, right] = [imageLeft, imageRight];
    for (let frame = image.parentElement!; frame !== document.body; frame = frame.parentElement!) {
      if (getComputedStyle(frame).overflowX === 'visible') continue;
      const box = frame.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
    }
    return { attribute: image.getAttribute('width'), width, visible: right - left };
  });
}

test('open or closed, the pictures of cards are 300 px wide', async ({ page }) => {
  const unknown = { ...services[1], picture: '/images/new.jpg' };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';
  await page.route('/images/new.jpg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await serveData(page, [services[0], unknown, ...services.slice(2)]);
  const cards = cardsOf(page);
  for (const route of ['/', '/services']) {
    await page.clock.setFixedTime('2026-11-24T12:00-08:00');
    await visit(page, route);
    await expect(page.locator('img[src="/images/new.jpg"]')).toBeAttached();
    for (const [state, time] of [
      ['open', '2026-11-24T12:00-08:00'],
      ['closed', '2026-11-24T23:00-08:00'],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      await expect(page.locator('html')).toHaveAttribute('data-studio', state);
      for (const width of [360, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const place = `${route} at ${width} px, ${state}`;
        const expected = { attribute: '300', width: 300, visible: 300 };
        const pictures = await cards.evaluateAll(measurePictures);
        expect(pictures, place).toEqual(services.map(() => expected));
      }
      // In narrower windows, the picture fills the card.
      await page.setViewportSize({ width: 320, height: 900 });
      for (const { width } of await cards.evaluateAll(measurePictures)) expect(width).toBe(288);
    }
  }
});

test('cards are in one column on tablets, and in two columns of the same width in wide windows', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T12:00-08:00');
  const readBoxes = () =>
    cardsOf(page).evaluateAll((cards) =>
      cards.map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  for (const route of ['/', '/services']) {
    await visit(page, route);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(new Set((await readBoxes()).map(({ x }) => x)).size, `${width} px`).toBe(1);
    }
    await page.setViewportSize(sizes.desktop);
    const [first, second] = await readBoxes();
    expect(second).toEqual({ ...first, x: second!.x });
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  }
});

test('on a phone, the list of classes on /services is less than two and a half screens high', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await visit(page, '/services');
  const list = page.getByRole('region', { name: 'Our Services' }).getByRole('list').first();
  await expect(list.getByRole('listitem')).toHaveCount(services.length);
  const { height } = (await list.boundingBox())!;
  expect(height).toBeLessThan(2.5 * sizes.phone.height);
});

test('long names, prices and words fit into every page', async ({ page, guard }) => {
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
  const word = (letter: string) => letter.repeat(60);
  const withLongWords = services.slice(names.length).map((service) => ({
    ...service,
    name: word('N'),
    price: word('9'),
    comment: word('C'),
    level: word('L'),
    bring: [word('B')],
    slots: service.slots?.map((slot) => ({ ...slot, coach: word('K') })),
  }));
  await serveData(page, [{ ...first, picture }, ...others, ...withLongWords]);
  const detailsPaths = [firstService, withLongWords[0]!].map(({ id }) => servicePath(id));
  for (const route of ['/services', '/', ...detailsPaths]) {
    await visit(page, route);
    for (const name of [names[0]!, word('N')])
      await expect(page.getByText(name).first()).toBeAttached();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${route} at ${width} px`;
      expect(await overflowOf(page), place).toBe(0);
      if (width > 320) expect(await cutOff(page), place).toEqual([]);
    }
  }
});

for (const [route, heading, width, time] of [
  // A class spans noon, so its time is long.
  ['/', /^Today /, 360, '2026-11-01T01:30-07:00'],
  // The heading is the longest.
  ['/', /September 23$/, 375, '2026-09-22T22:30-07:00'],
  // The reason for changed hours takes two lines.
  ['/services', 'The week', 1280, '2026-12-31T00:30-08:00'],
  // Some classes have begun.
  ['/services', 'The week', 1280, '2026-11-24T18:30-08:00'],
] as const)
  test(`${route} keeps its height once the time is known, at ${time}`, async ({ page }) => {
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

test('on paper, a card has no picture and no empty column', async ({ page }) => {
  await visit(page, '/services');
  await page.emulateMedia({ media: 'print' });
  const card = cardsOf(page).first();
  await expect(card.locator('img').first()).toBeHidden();
  const name = (await card.getByRole('heading').boundingBox())!;
  expect(name.x).toBe((await card.boundingBox())!.x);
});

test('on a phone, the parts of a class arrive in order, and its links are at least 44 px high', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await visit(page, servicePath(firstService.id));
  const main = page.getByRole('main');
  const { comment, coaches, related } = detailsWords;
  const pattern = new RegExp(`^(${[timesWords.heading, comment, coaches, related].join('|')})$`);
  const headings = main.getByText(pattern);
  await expect(headings).toHaveCount(4);
  const tops = await headings.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  // The booking bar is hidden while the times are in view.
  await main.getByRole('heading', { name: related }).scrollIntoViewIfNeeded();
  for (const links of [
    main.getByRole('navigation').getByRole('link'),
    main.getByRole('region', { name: coaches }).getByRole('link'),
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
