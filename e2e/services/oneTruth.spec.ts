import type { Page } from '@playwright/test';
import type { Service } from '@/lib/services/service';
import { holdScripts } from '../fixtures/provider';
import { serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const newPrice = '$4321 per class';

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

/** The classes of today on Home, once the clock is known. */
const today = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Today / }) });

/** The studio raises the prices of all classes after the build. */
async function raisePrices(page: Page): Promise<void> {
  await serveData(
    page,
    services.map((service) => ({ ...service, price: newPrice })),
  );
}

/** All texts and link targets of the page that may name a price, with what screen readers hear, as one text. */
function wordsOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const targets = [...main.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
    // The structured data is for crawlers, which read the page as the build wrote it.
    const script = [...main.querySelectorAll('script')].map(({ textContent }) => textContent);
    const text = script.reduce((left, code) => left.replace(code, ''), main.textContent);
    return [text, document.title, ...targets].join('\n');
  });
}

const oldPrices = new RegExp(services.map(({ price }) => price.replace(/[$.]/g, '\\$&')).join('|'));

test.describe('a price that changed after the build', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const [, yoga] = services as [Service, Service];

  async function expectOneTruth(page: Page): Promise<void> {
    const bar = page.getByRole('complementary', {
      name: 'Class and price',
      // It gives way to the button of the open date.
      includeHidden: true,
    });
    await expect(bar).toContainText(newPrice);
    await expect.poll(() => wordsOf(page)).not.toMatch(oldPrices);
    await expect(page.locator('main p', { hasText: `Price ${newPrice}` })).toBeVisible();
    const related = page.getByRole('region', { name: 'Other classes' });
    await expect(related.getByText(newPrice)).toHaveCount(3);
    await expect(
      page.locator('a[href^="mailto:"][href*="4321"]').first(),
      'the message of a booking',
    ).toBeAttached();
  }

  test('is everywhere on details, after a direct load and a soft navigation', async ({ page }) => {
    await raisePrices(page);
    await page.goto(`/services/${yoga.id}`);
    await expectOneTruth(page);
    await page.goto('/services');
    await expect(page.getByText(newPrice).first()).toBeVisible();
    await page.getByRole('link', { name: yoga.name, exact: true }).first().click();
    await expect(page.getByText(`Service Id: ${yoga.id}`)).toBeVisible();
    await expectOneTruth(page);
  });

  test('is everywhere on Home', async ({ page }) => {
    await raisePrices(page);
    await page.goto('/');
    const visit = section(page, 'Your first visit');
    await expect(visit).toContainText('$4,321You pay at the desk');
    await visit.getByText('What does the first visit cost?').click();
    await expect(visit.getByRole('row', { name: 'One class' })).toContainText('$4,321');
    const lowest = services
      .map(({ price }) => price.split(' ')[0])
      .join('|')
      .replace(/\$/g, '\\$');
    await expect.poll(() => wordsOf(page)).not.toMatch(new RegExp(`(${lowest})\\b`));
  });
});

test('a class that is gone from the file has no old prices beside it', async ({ page }) => {
  const [first, ...others] = services as [Service, ...Service[]];
  await serveData(
    page,
    others.map((service) => ({ ...service, price: newPrice })),
  );
  await page.goto(`/services/${first.id}`);
  const related = page.getByRole('region', { name: 'Other classes' });
  await expect(related.getByText(newPrice)).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
});

test('when all times are gone from the file, no heading or link of them is left', async ({
  page,
}) => {
  await serveData(
    page,
    services.map((service) => ({ ...service, sessions: undefined })),
  );
  const times = /timetable|calendar\/studio/;
  const links = page.locator('main a');
  const expectNoTimes = () =>
    expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .not.toContainEqual(expect.stringMatching(times));
  await page.goto('/');
  await expectNoTimes();
  await expect(today(page)).toHaveCount(0);
  await page.goto('/services');
  await expectNoTimes();
  await expect(page.getByRole('heading', { name: 'The week' })).toHaveCount(0);
  await page.goto(`/services/${services[0]?.id}`);
  await expect(page.getByText('Times to book')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call us', exact: true })).toBeVisible();
});

for (const [route, width, time] of [
  // A class over noon, whose times are long; a day with other hours, whose reason takes two lines.
  ['/', 360, '2026-11-01T01:30-07:00'],
  ['/services', 1280, '2026-12-31T23:59-08:00'],
] as const)
  test(`${route} is as high before its clock is known, at ${time}`, async ({ page }) => {
    await page.clock.install({ time });
    await page.setViewportSize({ width, height: 844 });
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'load' });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    release();
    const known = route === '/' ? today(page) : section(page, 'The week');
    await expect(known.getByText('Today').filter({ visible: true }).first()).toBeVisible();
    expect(await height()).toBe(before);
  });

test('the next class on Home is that of now in a tab that was away', async ({ page }) => {
  // 8 pm on Monday in the studio.
  await page.clock.install({ time: new Date('2026-12-01T04:00:00Z') });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: /^Tomorrow( ·)? Tuesday, December 1$/ }),
  ).toBeVisible();
  // Timers of a page that is not shown stand still.
  await page.clock.setSystemTime(new Date('2026-12-01T18:00:00Z'));
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(today(page).getByRole('link', { name: /^Next 6\spm Boxing/ })).toBeVisible();
});
