import strings from 'big-list-of-naughty-strings' with { type: 'json' };
import type { Page } from '@playwright/test';
import { dataSchema, type Service, servicesOf } from '@/lib/services/service';
import { bookingPath } from '@/lib/services/paths';
import { newService, serveData } from '../fixtures/site';
import { overflowOf } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

/** The public "big list of naughty strings", without duplicates. */
const naughtyStrings: readonly string[] = [...new Set<string>(strings)];

/** A service for every string that the data file may hold, with the string in each visible text. */
const naughtyServices: readonly Service[] = naughtyStrings
  .map((text, index) => {
    const id = `n${index}`;
    return { ...newService, id, name: text, price: text, comment: text };
  })
  .flatMap((service) => {
    const { success, data } = dataSchema.safeParse([service]);
    return success ? servicesOf(data) : [];
  });

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

/** What each card shows and whether it fits its list; read in one call, because there are hundreds. */
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

test('naughty strings in data.json stay text and in place', async ({ page }) => {
  expect(naughtyServices.length).toBeGreaterThan(430);
  const dialogs = collectDialogs(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await serveData(page, naughtyServices);
  await page.goto('/services');
  const last = naughtyServices.at(-1);
  await expect(page.locator(`main a[href^="/services/${last?.id}%20"]`)).toBeAttached();
  expect(await readCards(page)).toEqual(
    naughtyServices.map((service) => ({
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

test('a service with naughty strings has its page', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  const dialogs = collectDialogs(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await serveData(page, naughtyServices);
  const scripts = naughtyServices.filter(({ name }) => /<script|javascript:|onerror/i.test(name));
  expect(scripts.length).toBeGreaterThan(50);
  const every = Math.ceil(scripts.length / 2);
  for (const service of scripts.filter((_, index) => index % every === 0)) {
    await page.goto(`/services/${service.id}`);
    await expect(page.getByText(`Service Id: ${service.id}`)).toBeVisible();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(service.name);
    expect([await overflowOf(page), dialogs]).toEqual([0, []]);
  }
});
