import { bookingLabel } from '@/lib/words';
import { site } from '@/lib/studio/site';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexedPages } from '../fixtures/routes';
import { canonicalOf, outFolder, pageOf } from './built';

/** How many clicks each page is away from Home for a visitor without JavaScript, by route. */
function crawl(): ReadonlyMap<string, number> {
  const clicks = new Map([['/', 0]]);
  // A map hands out what is added while it is read: pages come in the order of their distance.
  for (const [route, distance] of clicks) {
    for (const link of pageOf(route).document.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      const { origin, pathname } = new URL(address, new URL(encodeURI(route), site.url));
      const path = decodeURIComponent(pathname);
      const isPage = origin === site.url && !/\.\w+$/.test(path);
      if (isPage && !clicks.has(path)) clicks.set(path, distance + 1);
    }
  }
  return clicks;
}

const addressOf = (route: string): string => new URL(route, site.url).href;
const originals = [...crawl()].filter(([route]) => canonicalOf(pageOf(route)) === addressOf(route));

test('links lead from Home to every page of the sitemap and to the forms within three clicks', () => {
  const sitemap = readFileSync(join(outFolder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(originals.map(([route]) => addressOf(route)).sort()).toEqual(
    [...new Set([...listed, ...indexedPages.map(({ path }) => addressOf(path))])].sort(),
  );
  expect(originals.filter(([, clicks]) => clicks > 3)).toEqual([]);
});

test('a card’s name leads to the service’s own address, its button to the booking path (product 2.6)', () => {
  for (const route of ['/', '/services']) {
    const cards = [...pageOf(route).document.querySelectorAll('[data-booking]')];
    expect(cards.length).toBeGreaterThan(0);
    for (const button of cards) {
      const link = button.parentElement?.querySelector(':is(h2, h3) a');
      const path = link?.getAttribute('href') ?? 'no link';
      expect(canonicalOf(pageOf(decodeURIComponent(path)))).toBe(addressOf(path));
      expect(button.textContent).toBe(bookingLabel(link?.textContent ?? ''));
    }
  }
});
