import type { Page } from '@playwright/test';
import { readLiveServices } from '@/lib/services/service';
import { bookingPath } from '@/lib/services/paths';
import { newService, serveData } from '../fixtures/site';
import { overflowOf } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

/** Texts that must stay texts: markup, other scripts and directions of writing, signs that combine, what programs take for a value. */
const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; alert(1); //",
  '</title><svg onload=alert(1)>',
  'javascript:alert(1)',
  '&lt;b&gt; &amp; {{7*7}} ${7*7} %s',
  '../../../etc/passwd',
  'C:\\con\\aux %2F%2e%2e',
  'undefined null NaN -0 1e309',
  'مرحبا بالعالم',
  'שלום עולם (abc)',
  '田中さんにあげて下さい',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  '👩‍👩‍👧‍👦 🇺🇸 👍🏽',
  'ﷺ ﷽',
  'M'.repeat(120),
];

/** A service for each of them, with it in each visible text. */
const hostileServices = readLiveServices(
  hostileTexts.map((text, index) => ({
    ...newService,
    ...{ id: `n${index}`, name: text, price: text, comment: text },
  })),
);

/** Collects dialogs: the scripts in the strings would open one. */
function collectDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Elements in the main part that can only come from markup in a string. */
const foreignMarkup = [
  'script:not([type="application/ld+json"])',
  ...['iframe', 'object', 'embed', 'style', 'link', 'meta', 'base', 'b', 'marquee', 'video'],
  ...['[onerror]', '[onload]', '[onclick]', '[onmouseover]', '[style]', '[href^="javascript" i]'],
].join();

/** What each card shows and whether it fits its list. */
function readCards(page: Page) {
  return page
    .locator('main ul:has(a[href^="/services/n"])')
    .first()
    .evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.children].map((card) => {
        const [price, comment] = [...card.querySelectorAll('p')].map((line) => line.textContent);
        return {
          name: card.querySelector('h2, h3')?.textContent,
          price,
          comment,
          href: card.querySelector('[data-booking]')?.getAttribute('href'),
          // On a phone the list is a rail that scrolls sideways.
          isNarrow: card.getBoundingClientRect().width <= frame.width,
          fits: [...card.querySelectorAll('h2, h3, p, [data-booking]')].every(
            (part) => part.scrollWidth <= part.clientWidth + 1,
          ),
        };
      });
    });
}

test('hostile texts in data.json stay text and in place', async ({ page }) => {
  const dialogs = collectDialogs(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await serveData(page, hostileServices);
  await page.goto('/services');
  const last = hostileServices.at(-1);
  await expect(page.locator(`main a[href^="/services/${last?.id}%20"]`)).toBeAttached();
  expect(await readCards(page)).toEqual(
    hostileServices.map((service) => ({
      name: service.name,
      price: `Price: ${service.price}`,
      comment: service.comment,
      href: bookingPath(service),
      isNarrow: true,
      fits: true,
    })),
  );
  await expect(page.getByRole('main').locator(foreignMarkup)).toHaveCount(0);
  expect([await overflowOf(page), dialogs]).toEqual([0, []]);
});

test('a service with markup in its texts has its page', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  const dialogs = collectDialogs(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await serveData(page, hostileServices);
  for (const service of hostileServices.slice(0, 2)) {
    await page.goto(`/services/${service.id}`);
    await expect(page.getByText(`Service Id: ${service.id}`)).toBeVisible();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(service.name);
    expect([await overflowOf(page), dialogs]).toEqual([0, []]);
  }
});
