import type { Page, Route } from '@playwright/test';
import { bookingPath, servicePath } from '@/lib/services/paths';
import { detailsWords, destinationWords, timesWords } from '@/lib/words';
import { expectAccessible } from '../fixtures/axe';
import { visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { hold } from '../fixtures/requests';
import { newService, serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';
import { rowOf } from './times';

const [first, yoga, ...others] = services;

const newPrice = '$4321 per class';
const withNewPrice = services.map((service) => ({ ...service, price: newPrice }));
const oldPrices = new RegExp(services.map(({ price }) => price.replace(/[$.]/g, '\\$&')).join('|'));

/** Returns the text of the page, its title and its link URLs. */
function textOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const urls = [...main.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
    const copy = main.cloneNode(true) as HTMLElement;
    // Leaves out structured data, which stays as built, because only crawlers read it.
    for (const script of copy.querySelectorAll('script')) script.remove();
    return [copy.textContent, document.title, ...urls].join('\n');
  });
}

async function expectPrerenderedList(page: Page): Promise<void> {
  const names = services.map(({ name }) => `Booking ${name}`);
  await expect(page.getByRole('link', { name: /^Booking / })).toHaveText(names);
}

const json = JSON.stringify(services);

/*
 * lib/services/service.test.ts and components/services/ServicesProvider.test.tsx cover other
 * errors.
 */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is truncated': (route) =>
    route.fulfill({ contentType: 'application/json', body: json.slice(0, json.length / 2) }),
  'cannot be reached': (route) => route.abort('connectionreset'),
};

test('the prerendered services stay if data.json cannot be used', async ({ page, guard }) => {
  guard.allowErrors(/Failed to load resource/);
  for (const [failure, respond] of Object.entries(failures))
    await test.step(`data.json ${failure}`, async () => {
      await page.route('**/data.json', respond);
      const warning = page.waitForEvent('console', {
        predicate: (message) =>
          message.type() === 'warning' && message.text().includes('data.json'),
      });
      await visit(page, '/services');
      await warning;
      await expectPrerenderedList(page);
      await page.unrouteAll();
    });
});

test('live services replace the prerendered ones, which are visible while data.json loads', async ({
  page,
}) => {
  const changed = { ...yoga, price: '$999', comment: 'Changed this morning.' };
  await serveData(page, [newService, changed, ...others]);
  const release = await hold(page, '**/data.json');
  const requested = page.waitForRequest('**/data.json');
  await visit(page, '/services');
  await requested;
  await expectPrerenderedList(page);
  release();
  await expect(page.getByText('Price: $999')).toBeVisible();
  await expect(page.getByText('Changed this morning.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Booking ${newService.name}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Booking ${first?.name}` })).toHaveCount(0);
});

test('the booking button of a service newer than the build opens its page, with its coaches', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await serveData(page, [...services, { ...newService, slots: first!.slots }]);
  await visit(page, '/services');
  await page.getByRole('link', { name: `Booking ${newService.name}` }).click();
  await expect(page.getByText(`Service Id: ${newService.id}`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(newService.comment);
  const coaches = page.getByRole('region', { name: detailsWords.coaches });
  await expect(coaches.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

/**
 * Special characters in URLs and HTML. lib/services/paths.test.ts and e2e/hosts/hosts.spec.ts cover
 * more.
 */
const unusualTexts = [
  `50%25off a/b, c# & "what?"`,
  'back\\slash | ^ ` 瑜伽 🧘‍♀️',
  '</h1><img src=x onerror=alert(1)>',
];

test('services newer than the build are found by unusual or long names and comments', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  const unusual = unusualTexts.map((text, index) => ({
    ...newService,
    id: `unusual-${index}`,
    name: text,
    comment: `${text} again`,
  }));
  // This comment is longer than a file name can be.
  const long = { ...newService, id: 'long', comment: 'Long, '.repeat(120).trim() };
  await serveData(page, [...services, ...unusual, long]);
  // The tests' server, superstatic, fails for this URL. Other hosts send the 404 page, as this
  // route does.
  await page.route(
    (url) => url.pathname === new URL(bookingPath(long), url).pathname,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', path: 'out/404.html' }),
  );
  for (const [index, service] of [...unusual, long].entries()) {
    await visit(page, index % 2 ? servicePath(service.name) : bookingPath(service));
    await expect(page.getByText(`Service Id: ${service.id}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(service.name);
  }
});

async function expectNewPrice(page: Page): Promise<void> {
  await expect.poll(() => textOf(page)).not.toMatch(oldPrices);
  await expect(page.locator('main p', { hasText: `Price ${newPrice}` })).toBeVisible();
  const related = page.getByRole('region', { name: detailsWords.related });
  await expect(related.getByText(newPrice)).toHaveCount(3);
  await expect(page.locator('a[href^="mailto:"][href*="4321"]').first()).toBeAttached();
  // The rest of the page is still there.
  const coaches = page.getByRole('region', { name: detailsWords.coaches });
  await expect(coaches.getByRole('link').first()).toBeVisible();
  await expect(coaches.locator('img').first()).toHaveAttribute('src', /_pictures/);
  await expect(page.getByText(timesWords.heading)).toBeVisible();
}

test('a new price replaces the old one everywhere on the page of a service', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await page.setViewportSize(sizes.smallPhone);
  await serveData(page, withNewPrice);
  const path = servicePath(yoga!.id);
  await visit(page, path);
  await expectNewPrice(page);
  // The router opens the page from the 404 page and the list, too.
  await visit(page, '/services/typo');
  await page.getByRole('main').getByRole('link', { name: destinationWords.classes }).click();
  await expect(page.getByText(newPrice).first()).toBeVisible();
  await page.getByRole('link', { name: yoga!.name, exact: true }).first().click();
  await expect(page).toHaveURL(path);
  await expectNewPrice(page);
});

test('focus, an open fold and the scroll position survive an update', async ({ page }) => {
  await serveData(page, withNewPrice);
  let release = await hold(page, '**/data.json');
  await visit(page, '/services');
  const link = page.getByRole('main').getByRole('listitem').nth(2).getByRole('link').first();
  await link.focus();
  release();
  await expect(page.getByText(newPrice).first()).toBeVisible();
  await expect(link).toBeFocused();
  await page.unroute('**/data.json');
  await serveData(page, withNewPrice);
  release = await hold(page, '**/data.json');
  await visit(page, `/services/${first!.id}`);
  const fold = page.getByText(/later dates$/i);
  await fold.click();
  const readScroll = () => page.evaluate(() => scrollY);
  const position = await readScroll();
  release();
  await expect(page.getByText(newPrice).first()).toBeVisible();
  await expect(fold.locator('..')).toHaveAttribute('open');
  expect(await readScroll()).toBe(position);
});

test('the page of a removed service shows the new prices of other services', async ({ page }) => {
  await serveData(page, withNewPrice.slice(1));
  await visit(page, `/services/${first!.id}`);
  const related = page.getByRole('region', { name: 'Other services' });
  await expect(related.getByText(newPrice)).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.name);
});

test('classes newer than the build are in the week and on their service’s page', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-30T12:00-08:00' });
  const newSlot = { day: 'Sunday', start: '15:30' };
  await serveData(page, [{ ...first, slots: [...first!.slots!, newSlot] }, yoga, ...others]);
  await visit(page, '/services');
  await page.getByRole('link', { name: /3:30.*Strength/ }).click();
  const row = rowOf(page, '2026-12-06-1530');
  await expect(row.getByRole('link')).toHaveText([
    /^Email to book Sunday, 3:30\spm/,
    'By text',
    'By phone',
  ]);
});

test('if all classes are removed, no heading or link refers to them', async ({ page }) => {
  await serveData(
    page,
    services.map((service) => ({ ...service, slots: undefined })),
  );
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: /^Today / })).toHaveCount(0);
  await barLink(page, 'Service').click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { name: 'The week' })).toHaveCount(0);
  await visit(page, `/services/${first!.id}`);
  await expect(page.getByText('Pick a time')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call us', exact: true })).toBeVisible();
});
