import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/lib/studio/site';
import { bookingLabel } from '@/lib/words';
import { indexedPages } from '../fixtures/site';
import {
  allPages,
  type BuiltPage,
  byRoute,
  canonicalOf,
  fileFor,
  outFolder,
  pageOf,
} from './built';

interface Link {
  readonly href: string;
  readonly url: URL;
}

/** The links of a page that stay on the site, resolved as a browser would. */
function internalLinks({ route, document }: BuiltPage): readonly Link[] {
  const base = new URL(encodeURI(route).replace(/[?#]/g, encodeURIComponent), site.url);
  return [...document.querySelectorAll('a[href], area[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .map((href) => ({ href, url: new URL(href, base) }))
    .filter(({ url }) => url.origin === base.origin);
}

/** Where the fragment of a link points, on the page that it leads to. */
function hasFragment(url: URL, from: BuiltPage): boolean {
  if (!url.hash) return true;
  const path = decodeURIComponent(url.pathname);
  const target = path === from.route ? from : pageOf(path);
  return target.document.getElementById(decodeURIComponent(url.hash.slice(1))) !== null;
}

describe.each(byRoute(allPages))('%s', (_route, page) => {
  test('links only to pages and files that exist', () => {
    const broken = internalLinks(page).filter(({ url }) => fileFor(url.pathname) === undefined);
    expect(broken.map(({ href }) => href)).toEqual([]);
  });

  test('links only to fragments that exist', () => {
    const broken = internalLinks(page).filter(({ url }) => !hasFragment(url, page));
    expect(broken.map(({ href }) => href)).toEqual([]);
  });

  test('links to itself, its numbers and addresses in a well-formed way', () => {
    for (const link of page.document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      expect(href).toMatch(
        /^(\/(?!\/)|#\w|(https|webcal):\/\/\w|tel:\+[0-9]{7,15}$|sms:\+[0-9]{7,15}\?|mailto:[^@\s]+@[^@\s]+$)/,
      );
      if (link.getAttribute('target') === '_blank')
        expect(link.getAttribute('rel')).toMatch(/noopener/);
    }
  });

  test('asks nothing of another host, and every local script, style, font and preload exists', () => {
    const elements = page.document.querySelectorAll(
      'script[src], link[rel="stylesheet"], link[rel~="preload"], link[rel="modulepreload"]',
    );
    for (const element of elements) {
      const address = element.getAttribute('src') ?? element.getAttribute('href');
      if (!address) continue;
      expect(address).toMatch(/^\/(?!\/)/);
      expect([address, fileFor(new URL(address, site.url).pathname)]).toEqual([
        address,
        expect.any(String),
      ]);
    }
  });
});

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
