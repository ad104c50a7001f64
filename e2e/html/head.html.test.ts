import { profile } from '@/lib/content/profile';
import { placeName, site } from '@/lib/studio/site';
import { fullTitle } from '@/lib/words';
import { hasPage, sitePages } from '@/lib/pages';
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

describe.each(byRoute(pages))('%s', (route, page) => {
  test('is in the language of the studio, and fits the screen', () => {
    const { document } = page;
    expect(document.documentElement.lang).toBe(site.locale);
    expect(document.characterSet).toBe('UTF-8');
    expect(metaOf(page, 'viewport')).toMatch(/width=device-width/);
    expect(metaOf(page, 'viewport')).not.toMatch(/user-scalable=no|maximum-scale/);
    expect(page.html).toMatch(/^<!doctype html>/i);
  });

  test('has one title, with the name of the studio, short enough for a result page', () => {
    const titles = page.document.head.querySelectorAll('title');
    expect(titles).toHaveLength(1);
    expect(page.document.title).toContain(site.name);
    expect(page.document.title.length).toBeLessThanOrEqual(120);
  });

  test('has one description of a useful length', () => {
    expect(page.document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    const description = metaOf(page, 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('names one canonical address on the domain of the site, and it is a page that exists', () => {
    expect(page.document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    const canonical = new URL(canonicalOf(page) ?? '');
    expect(canonical.origin).toBe(new URL(site.url).origin);
    expect(fileFor(canonical.pathname)).toBeDefined();
    expect(canonical.search + canonical.hash).toBe('');
  });

  test('can be shared: title, description, address and a preview picture that exists', () => {
    expect(metaOf(page, 'og:title')).toBeTruthy();
    expect(metaOf(page, 'og:description')).toBeTruthy();
    expect(new URL(metaOf(page, 'og:url') ?? '').href).toBe(canonicalOf(page));
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    const preview = new URL(metaOf(page, 'og:image') ?? '');
    expect(preview.origin).toBe(new URL(site.url).origin);
    expect(fileFor(preview.pathname)).toMatch(/\.jpg$/);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
    // What is drawn, which is more than the title.
    expect(metaOf(page, 'og:image:alt')).toContain(site.name);
    expect(metaOf(page, 'twitter:image:alt')).toBe(metaOf(page, 'og:image:alt'));
    expect(metaOf(page, 'og:locale')).toBe(`${site.locale}_${site.address.country}`);
  });

  test('has icons and a manifest that exist', () => {
    const links = page.document.querySelectorAll(
      'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    );
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) {
      const { pathname } = new URL(link.getAttribute('href') ?? '', addressOf(route));
      expect([pathname, fileFor(pathname)]).toEqual([pathname, expect.any(String)]);
    }
  });

  test('may be indexed', () => {
    expect(metaOf(page, 'robots') ?? '').not.toMatch(/noindex/);
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
  const special = new Map([
    ['/about', 'profile'],
    ['/blogs', 'article'],
  ]);
  expect(kinds).toEqual(pages.map(({ route }) => [route, special.get(route) ?? 'website']));
  expect(metaOf(pageOf('/about'), 'profile:first_name')).toBe(profile.givenName);
  if (hasPage('/blogs'))
    expect(metaOf(pageOf('/blogs'), 'article:modified_time')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('titles and descriptions say the town where people search for it', () => {
  for (const route of ['/', '/services', '/about']) {
    const { document } = pageOf(route);
    expect(document.title).toContain(placeName);
    expect(metaOf(pageOf(route), 'description')).toContain(placeName);
  }
});

test('every page of the list has its title and its description; its own address is canonical, also at a second one', () => {
  for (const { path, title, description } of sitePages) {
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
