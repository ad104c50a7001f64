import { coach } from '@/lib/studio/coaches';
import { placeOf } from '@/lib/place';
import { site } from '@/lib/studio/site';

import { fullTitle } from '@/lib/services/title';
import { pages as listedPages } from '@/lib/pages';
import { indexedPages } from '../fixtures/site';
import {
  accountPages,
  allPages,
  byRoute,
  canonicalOf,
  fileFor,
  metaOf,
  notFoundPages,
  pageOf,
  pages,
  visibleText,
} from './built';

/** The address a page has on the studio's own domain. */
function addressOf(route: string): string {
  return new URL(route, site.url).href;
}

const isAlias = ([route, page]: ReturnType<typeof byRoute>[number]): boolean =>
  route.startsWith('/services/') && canonicalOf(page) !== addressOf(route);

/** What every page says of itself to browsers, search engines and other sites. */
const metas: readonly (readonly [name: string, content: unknown])[] = [
  [
    'viewport',
    expect.stringMatching(/^(?!.*(user-scalable=no|maximum-scale)).*width=device-width/),
  ],
  ['description', expect.stringMatching(/^.{50,160}$/)],
  ['og:title', expect.stringMatching(/./)],
  ['og:description', expect.stringMatching(/./)],
  ['og:locale', `${site.locale}_${site.address.country}`],
  ['og:image', expect.stringMatching(/\.jpg$/)],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  // What is drawn, which is more than the title.
  ['og:image:alt', expect.stringContaining(site.name)],
  ['twitter:image:alt', expect.stringContaining(site.name)],
  ['twitter:card', 'summary_large_image'],
];

describe.each(byRoute(pages))('%s', (route, page) => {
  const { document, html } = page;

  test('is in the language of the studio, fits the screen, can be shared, and may be indexed', () => {
    expect(html).toMatch(/^<!doctype html>/i);
    expect([document.documentElement.lang, document.characterSet]).toEqual([site.locale, 'UTF-8']);
    expect(metas.map(([name]) => [name, metaOf(page, name)])).toEqual(metas);
    expect(metaOf(page, 'robots') ?? '').not.toMatch(/noindex/);
    expect(new URL(metaOf(page, 'og:url') ?? '').href).toBe(canonicalOf(page));
  });

  test('has one title, with the name of the studio, one description, canonical address and heading', () => {
    for (const one of ['head title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1'])
      expect([one, document.querySelectorAll(one).length]).toEqual([one, 1]);
    expect(document.title).toContain(site.name);
    expect(document.title.length).toBeLessThanOrEqual(120);
    expect(canonicalOf(page)).not.toMatch(/[?#]/);
  });

  test('names a canonical address, a preview, icons and a manifest that the site has', () => {
    const links = document.querySelectorAll(
      'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    );
    expect(links.length).toBeGreaterThanOrEqual(3);
    const addresses = [...links].map((link) => link.getAttribute('href') ?? '');
    for (const address of [canonicalOf(page), metaOf(page, 'og:image'), ...addresses]) {
      const { origin, pathname } = new URL(address ?? '', addressOf(route));
      const file = fileFor(pathname);
      expect({ origin, pathname, file }).toEqual({
        ...{ origin: new URL(site.url).origin, pathname },
        file: expect.any(String),
      });
    }
  });
});

test('no two pages share a title or a description, but for / and /home and the aliases of a service', () => {
  const originals = byRoute(pages).filter((row) => !isAlias(row) && row[0] !== '/home');
  for (const read of [
    (page: (typeof pages)[number]) => page.document.title,
    (page: (typeof pages)[number]) => metaOf(page, 'description'),
  ]) {
    const values = originals.map(([, page]) => read(page));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('the kind of a shared page is that of its content, each with its own properties (Open Graph)', () => {
  const kinds = pages.map((page) => [page.route, metaOf(page, 'og:type')]);
  // Blogs is a list of articles, not one.
  expect(kinds).toEqual(
    pages.map(({ route }) => [route, route === '/about' ? 'profile' : 'website']),
  );
  expect(metaOf(pageOf('/about'), 'profile:first_name')).toBe(coach.givenName);
});

test('titles and descriptions say the town where people search for it', () => {
  const place = placeOf(site.address);
  for (const route of ['/', '/services', '/about']) {
    const { document } = pageOf(route);
    expect(document.title).toContain(place);
    expect(metaOf(pageOf(route), 'description')).toContain(place);
  }
});

test('every page of the list has its title and its description; its own address is canonical, also at a second one', () => {
  for (const { path, title, description } of listedPages) {
    const page = pageOf(path);
    expect([page.document.title, metaOf(page, 'description')]).toEqual([
      fullTitle(title),
      description,
    ]);
  }
  for (const { path, link = path } of indexedPages)
    for (const route of [path, link]) expect(canonicalOf(pageOf(route))).toBe(addressOf(path));
});

test('the 404 page is kept out of search engines and names no canonical address', () => {
  expect(notFoundPages.length).toBeGreaterThan(0);
  for (const page of notFoundPages) {
    expect(metaOf(page, 'robots')).toMatch(/noindex/);
    expect(canonicalOf(page)).toBeUndefined();
  }
});

test('the pages of the account have titles and descriptions of their own, and are for no search engine', () => {
  const titles = [...accountPages, ...pages].map(({ document }) => document.title);
  for (const page of accountPages) {
    expect(titles.filter((title) => title === page.document.title)).toHaveLength(1);
    expect(page.document.title).toContain(site.name);
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(50);
    expect(metaOf(page, 'robots')).toMatch(/noindex/);
    expect(canonicalOf(page)).toBeUndefined();
  }
});

/** Marks of data that was printed as it came. */
const broken = /\bundefined\b|\bNaN\b|\[object |&amp;|&lt;|&quot;|�/;

describe.each(byRoute(allPages))('%s', (_route, page) => {
  test('prints no data as it came', () => {
    const texts = [
      visibleText(page, 'code'),
      page.document.title,
      metaOf(page, 'description') ?? '',
    ];
    const attributes = [...page.document.querySelectorAll('[alt], [aria-label], [title]')].flatMap(
      (element) => ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    for (const text of [...texts, ...attributes]) expect(broken.exec(text)?.[0]).toBeUndefined();
  });

  test('tells nothing about the machine that built it', () => {
    expect(page.html.includes(process.cwd())).toBe(false);
  });
});
