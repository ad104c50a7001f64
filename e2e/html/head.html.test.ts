import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '@/lib/content/home';
import { fullTitle } from '@/lib/services/title';
import { coach, coaches } from '@/lib/studio/coaches';
import { dataFile } from '@/lib/studio/folders';
import { pages as listedPages } from '@/lib/studio/pageList';
import { site, town } from '@/lib/studio/site';
import { weekdays } from '@/lib/time/dates';
import { outDir } from '@/scripts/export/outFolder';
import { indexedPages, services } from '../fixtures/site';
import {
  accountPages,
  allPages,
  canonicalOf,
  fileFor,
  metaOf,
  notFoundPages,
  pageOf,
  pages,
  problemsOf,
  urlOf,
  visibleText,
} from './builtPages';

const read = (name: string): string => readFileSync(join(outDir, name), 'utf8');

test('out/ holds the test studio; if not, run `npm run build:fixture`', () => {
  expect(visibleText(pageOf('/'))).toContain(home.coach.text);
  expect(read('data.json')).toBe(readFileSync(dataFile, 'utf8'));
});

const metas: Readonly<Record<string, RegExp>> = {
  viewport: /^(?!.*(user-scalable=no|maximum-scale)).*width=device-width/,
  description: /^.{50,160}$/,
  'og:title': /./,
  'og:description': /./,
  'og:locale': new RegExp(`^${site.locale}_${site.address.country}$`),
  'og:image': /\.jpg$/,
  'og:image:width': /^1200$/,
  'og:image:height': /^630$/,
  'og:image:alt': new RegExp(site.name),
  'twitter:image:alt': new RegExp(site.name),
  'twitter:card': /^summary_large_image$/,
};

test('every page has a title, a heading and metadata for search engines and previews', () => {
  const problems = problemsOf(pages, (page) => {
    const { document, html } = page;
    const url = metaOf(page, 'og:url');
    return [
      ...Object.entries(metas).map(
        ([name, pattern]) => !pattern.test(metaOf(page, name) ?? '') && name,
      ),
      ...['head title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1'].map(
        (selector) => document.querySelectorAll(selector).length !== 1 && `not one ${selector}`,
      ),
      !/^<!doctype html>/i.test(html) && 'doctype',
      document.documentElement.lang !== site.locale && 'lang',
      (!document.title.includes(site.name) || document.title.length > 120) && 'title',
      metaOf(page, 'robots')?.includes('noindex') && 'noindex',
      (!url || new URL(url).href !== canonicalOf(page)) && 'og:url',
    ];
  });
  expect(problems).toEqual([]);
});

test('the files behind canonical URLs, preview images, icons and the manifest exist', () => {
  const problems = problemsOf(pages, (page) => {
    const links = [
      ...page.document.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"]'),
      ...page.document.querySelectorAll('link[rel="manifest"]'),
    ].map((link) => link.getAttribute('href') ?? '');
    const urls = [canonicalOf(page), metaOf(page, 'og:image'), ...links];
    return [
      links.length < 3 && 'icons',
      ...urls.map((href = '') => {
        const { origin, pathname } = new URL(href, site.url);
        return (origin !== site.url || !fileFor(pathname)) && `missing ${href}`;
      }),
    ];
  });
  expect(problems).toEqual([]);
});

test('no two pages share a title or description, except for /home and aliases', () => {
  const originals = pages.filter(
    (page) =>
      page.route !== '/home' &&
      !(page.route.startsWith('/services/') && canonicalOf(page) !== urlOf(page.route)),
  );
  for (const values of [
    [...originals, ...accountPages].map(({ document }) => document.title),
    originals.map((page) => metaOf(page, 'description')),
  ])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('the listed pages have their own title, description and canonical URL', () => {
  for (const { path, title, description } of listedPages) {
    const page = pageOf(path);
    expect([page.document.title, metaOf(page, 'description')]).toEqual([
      fullTitle(title),
      description,
    ]);
  }
  for (const { path, link = path } of indexedPages)
    for (const route of [path, link]) expect(canonicalOf(pageOf(route))).toBe(urlOf(path));
  for (const route of ['/', '/services', '/about']) {
    expect(pageOf(route).document.title).toContain(town);
    expect(metaOf(pageOf(route), 'description')).toContain(town);
  }
});

test('About is shared as a profile, every other page as a website', () => {
  for (const page of pages)
    expect([page.route, metaOf(page, 'og:type')]).toEqual([
      page.route,
      page.route === '/about' ? 'profile' : 'website',
    ]);
  expect(metaOf(pageOf('/about'), 'profile:first_name')).toBe(coach.givenName);
});

test('account pages and the 404 page are not indexed and have no canonical URL', () => {
  expect(accountPages).not.toEqual([]);
  expect(notFoundPages).not.toEqual([]);
  for (const page of [...accountPages, ...notFoundPages]) {
    expect([page.route, metaOf(page, 'robots')]).toEqual([page.route, 'noindex']);
    expect(canonicalOf(page)).toBeUndefined();
  }
});

test('no page shows raw data or a path of the build machine', () => {
  const rawData = /\bundefined\b|\bNaN\b|\[object |&amp;|&lt;|&quot;|�/;
  const problems = problemsOf(allPages, (page) => {
    const { document, html } = page;
    const described = [...document.querySelectorAll('[alt], [aria-label], [title]')];
    const descriptions = described.flatMap((element) =>
      ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const head = [document.title, metaOf(page, 'description') ?? ''];
    const texts = [visibleText(page, 'code'), ...head, ...descriptions];
    return [
      ...texts.map((text) => rawData.exec(text)?.[0]),
      html.includes(process.cwd()) && 'path of the build machine',
    ];
  });
  expect(problems).toEqual([]);
});

test('robots.txt lets crawlers in and names the sitemap', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^user-agent: \*/im);
  expect(robots).not.toMatch(/^disallow: \/$/im);
  expect(robots).toContain(`${site.url}/sitemap.xml`);
});

test('sitemap.xml is valid and has dates only for pages that show their date', () => {
  const xml = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const dated = [...xml.querySelectorAll('url')].filter((url) => url.querySelector('lastmod'));
  expect(dated.map((url) => url.querySelector('loc')?.textContent)).toEqual(
    indexedPages.filter(({ changed }) => changed).map(({ path }) => urlOf(path)),
  );
});

test('the manifest names the site, and its icons exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest.name).toContain(site.name);
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src } of manifest.icons)
    expect([src, fileFor(src)]).toEqual([src, expect.any(String)]);
});

type Node = Readonly<Record<string, unknown>>;

/** Returns the structured data of a page. */
function nodesOf(route: string): readonly Node[] {
  const scripts = pageOf(route).document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].flatMap((script) => {
    const data = JSON.parse(script.textContent ?? '') as Node & { '@graph': Node[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

const nodeOf = (route: string, type: string) =>
  nodesOf(route).find((node) => node['@type'] === type);

/**
 * The fields that Google requires for rich results, and those recommended fields that the studio
 * has.
 */
test.each([
  ['/', 'WebSite', 'name url alternateName'],
  ['/', 'ExerciseGym', 'name address geo telephone url image logo priceRange'],
  ['/services/1', 'Service', 'name description url image provider offers'],
  ['/services/1', 'BreadcrumbList', 'itemListElement'],
  ['/about', 'ProfilePage', 'mainEntity dateModified'],
  ['/about', 'Person', 'name description image worksFor'],
  ['/blogs', 'BlogPosting', 'headline image author publisher datePublished dateModified'],
])('%s describes a %s', (route, type, fields) => {
  const node = nodeOf(route, type);
  expect(fields.split(' ').filter((field) => node?.[field] === undefined)).toEqual([]);
});

test('the structured data of Home has the opening hours and the phone number', () => {
  const studio = nodeOf('/', 'ExerciseGym');
  expect(studio?.telephone).toBe(site.contact.phone);
  const hours = studio?.openingHoursSpecification as { dayOfWeek: string[] }[];
  expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek).toSorted()).toEqual(weekdays.toSorted());
});

test('the structured data of a service has its price and the visible breadcrumb', () => {
  for (const { id, price } of services) {
    const { document } = pageOf(`/services/${id}`);
    const offer = nodeOf(`/services/${id}`, 'Service')?.offers as Node;
    expect(price).toContain(`$${String(offer.price)}`);
    const list = nodeOf(`/services/${id}`, 'BreadcrumbList')?.itemListElement as Node[];
    const steps = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')];
    expect(list.map(({ name, item }) => [name, item])).toEqual(
      steps.map((step) => {
        const href = step.querySelector('a')?.getAttribute('href') ?? `/services/${id}`;
        return [step.textContent, `${site.url}${href}`];
      }),
    );
  }
});

test('the structured data of About has all coaches and the head coach’s phone numbers', () => {
  const headCoach = nodeOf('/about', 'ProfilePage')?.mainEntity as Node;
  const people = [headCoach, ...nodesOf('/about').filter((node) => node['@type'] === 'Person')];
  expect(people.map(({ name }) => name)).toEqual(coaches.map(({ name }) => name));
  expect(headCoach.telephone).toEqual(coach.phones.map(({ text }) => text));
});

test('structured data claims no ratings or reviews', () => {
  for (const { route } of pages)
    expect(JSON.stringify(nodesOf(route))).not.toMatch(/aggregateRating|"review"/i);
});
