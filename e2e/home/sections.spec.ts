import { mapHref, site } from '@/lib/studio/site';
import { expectAccessible } from '../fixtures/axe';
import { reload, visit } from '../fixtures/hydration';
import { linesOf, textBoxOf } from '../fixtures/layout';
import { services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';

test('today’s classes are in view, and the first link scrolls to them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await visit(page, '/');
  const main = page.getByRole('main');
  for (const [{ width, height }, selector] of [
    [sizes.phone, '.is-next time'],
    [sizes.desktop, 'h2'],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(main.getByText('Your first visit').first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('1 Test Street · classes from $22')).toBeVisible();
      const street = main.getByRole('link', { name: '1 Test Street' });
      await expect(street).toHaveAttribute('href', mapHref);
      expect((await street.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await page.setViewportSize({ width, height });
      const hero = await page.locator('[data-carousel]').boundingBox();
      expect(hero?.height).toBeLessThanOrEqual(height - 136);
      await expect(main.locator(selector).first()).toBeInViewport();
      await page.getByRole('link', { name: 'Classes', exact: true }).first().click();
      const heading = main.getByRole('heading', { level: 2 }).first();
      const readTop = async () => (await heading.boundingBox())!.y;
      const navbar = (await page.getByRole('banner').boundingBox())!;
      await expect.poll(readTop).toBeLessThan(navbar.height + 60);
      expect(await readTop()).toBeGreaterThan(navbar.height);
    });
});

test('on a phone Home is short, and lists all services below each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    6300,
  );
  await expectAccessible(page);

  const cards = page.getByRole('listitem').filter({ hasText: /^.*Booking/s });
  await expect(cards).toHaveCount(services.length);
  const lefts = await cards.evaluateAll((elements) =>
    elements.map((card) => card.getBoundingClientRect().x),
  );
  expect(new Set(lefts).size).toBe(1);
});

/* On Saturday, most days have moved within the week. */
test('a class on another day is two presses away from Home, also after a reload of the week', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-28T09:00-08:00' });
  await page.setViewportSize(sizes.phone);
  await visit(page, '/');
  const dayLinks = page.getByRole('navigation', { name: 'Another day' }).getByRole('link');
  const shownDay = dayLinks.first();
  await expect(shownDay).toHaveAccessibleName('Saturday');
  await expect(shownDay).toHaveCSS('color', 'rgb(255, 106, 26)');
  await page.getByRole('link', { name: 'Tuesday', exact: true }).click();
  await expect(page).toHaveURL('/services#Tuesday');
  const day = page.getByRole('heading', { name: /^Tuesday Dec 1$/ });
  await expect(day).toBeInViewport({ ratio: 1 });
  await reload(page);
  await expect.poll(async () => (await day.boundingBox())?.y).toBeLessThan(150);
  const region = page.getByRole('region', { name: 'Dec 1' });
  await expect(region).toHaveAttribute('aria-current', 'location');
  await region.getByRole('link', { name: /Boxing/ }).click();
  await expect(page).toHaveURL('/services/5#2026-12-01-1800');
  const button = page
    .getByRole('main')
    .getByRole('link', { name: 'Email to book Tuesday, 6:00 pm' })
    .first();
  const price = page.getByText('$29 per class').first();
  for (const size of [sizes.phone, { width: 1280, height: 844 }]) {
    await page.setViewportSize(size);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(price).toBeInViewport({ ratio: 1 });
  }
});

test('on a desktop, Home’s sections, headings and texts are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, '/');
  await test.step('no heading of the five sections starts left of the text', async () => {
    // The count includes the hero.
    await expect(page.locator('main section')).toHaveCount(6);
    const headings = await page.locator('main h2').evaluateAll((elements) =>
      elements.map((heading) => {
        const { fontSize, paddingLeft } = getComputedStyle(heading);
        const left = heading.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
        return { fontSize, left: Math.round(left) };
      }),
    );
    // Only the last heading is larger. Its lines have the page's margins.
    headings.pop();
    expect(new Set(headings.map(({ fontSize }) => fontSize)).size).toBe(1);
    const pageWidth = 1656;
    const gutter = 48;
    const textLeft = (1920 - pageWidth) / 2 + gutter;
    expect(headings.filter(({ left }) => left < textLeft)).toEqual([]);
  });
  await test.step('the questions about a first visit end where the directions do', async () => {
    await page.setViewportSize(sizes.desktop);
    const section = page.locator('#visit');
    const bottomOf = async (selector: string) => {
      const { y, height } = (await section.locator(selector).boundingBox())!;
      return y + height;
    };
    const difference = (await bottomOf('#first-visit')) - (await bottomOf('h3 + p'));
    expect(Math.abs(difference)).toBeLessThan(120);
    const phone = section.getByRole('link', { name: site.contact.phone }).last();
    expect((await phone.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await linesOf(page.getByRole('heading', { name: 'Our Services' }))).toBe(1);
  });
  await test.step('text on the map is at least 12 px high where the map is smallest', async () => {
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const smallest = await page.locator('#visit svg text').evaluateAll((texts) =>
        Math.min(
          ...texts.map((text) => {
            const { a, b } = (text as SVGTextElement).getScreenCTM()!;
            return Math.hypot(a, b) * Number.parseFloat(getComputedStyle(text).fontSize);
          }),
        ),
      );
      expect(smallest, `${width} px`).toBeGreaterThanOrEqual(12);
    }
  });
});

test('the last headline is on the picture, and the links to days fill their row', async ({
  page,
}) => {
  await visit(page, '/');
  const closing = page.locator('section', { hasText: 'Booking needs no account.' });
  const row = page.getByRole('navigation', { name: 'Another day' });
  await expect(row).toBeVisible();
  for (const [size, maxHeight] of [
    [sizes.phone, 520],
    [sizes.desktop, 760],
  ] as const) {
    await page.setViewportSize(size);
    const picture = (await closing.getByRole('img').filter({ visible: true }).boundingBox())!;
    const text = (await closing.getByRole('paragraph').boundingBox())!;
    const headline = (await closing.getByRole('heading').boundingBox())!;
    expect((await closing.boundingBox())!.height).toBeLessThanOrEqual(maxHeight);
    expect(headline.y).toBeGreaterThan(picture.y);
    expect(headline.y + headline.height).toBeLessThanOrEqual(picture.y + picture.height);
    // A letter's ink starts a little to the right of its box, so the lines start left of the text.
    for (const line of await closing.getByRole('heading').locator('span').all())
      expect((await textBoxOf(line)).left).toBeLessThan(text.x);
    const { x, width } = (await row.boundingBox())!;
    const days = await row.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { right, height } = link.getBoundingClientRect();
        return { right, height };
      }),
    );
    const lastRight = Math.max(...days.map(({ right }) => right));
    expect(x + width - lastRight).toBeLessThan(2);
    expect(days.every(({ height }) => height >= 44)).toBe(true);
  }
});

test('the phone link and the last panel have matching colors, whether the studio is open or closed', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T17:00-08:00');
  await visit(page, '/');
  const call = page.locator('header a[href^=tel]');
  const closing = page.locator('section', { hasText: 'Booking needs no account.' });
  const week = closing.getByRole('link', { name: 'See the week' });
  await expect(week).toHaveAttribute('href', '/services#timetable');
  const text = await closing.getByRole('paragraph').boundingBox();
  expect((await week.boundingBox())?.y).toBeGreaterThan(text!.y + text!.height);
  for (const [time, buttonColor, panelColor] of [
    ['2026-11-24T17:00-08:00', 'rgb(255, 106, 26)', 'rgb(255, 106, 26)'],
    ['2026-11-24T22:30-08:00', 'rgba(0, 0, 0, 0)', 'rgb(10, 11, 13)'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(call).toHaveCSS('background-color', buttonColor);
    await expect(closing).toHaveCSS('background-color', panelColor);
    await expect(week).toHaveCSS('background-color', 'rgb(10, 11, 13)');
  }
});
