import { site } from '@/lib/studio/site';
import { type BuiltPage, allPages, byRoute, fileFor, pageOf } from './built';

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
