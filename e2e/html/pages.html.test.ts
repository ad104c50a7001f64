import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { demonstration } from '@/lib/content/studio';
import { findServices } from '@/lib/services/findServices';
import { bookingPath, bookingSegment, servicePath } from '@/lib/services/paths';
import { coach, otherCoaches } from '@/lib/studio/coaches';
import { linksIn, pageAt, pages as listedPages } from '@/lib/studio/pageList';
import { site } from '@/lib/studio/site';
import { bookingLabel, detailsWords, priceText, privacyWords } from '@/lib/words';
import { outDir } from '@/scripts/export/outFolder';
import { indexedPages, services } from '../fixtures/site';
import {
  allPages,
  type BuiltPage,
  canonicalOf,
  fileFor,
  pageOf,
  pages,
  problemsOf,
  urlOf,
  visibleText,
} from './builtPages';

const linksOf = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => ({
    label: link.textContent,
    href: link.getAttribute('href'),
  }));

test('every page has the menus and says once that the site is a demonstration', () => {
  for (const { route, document } of allPages) {
    const [footer, smallPrint] = document.querySelectorAll('footer nav');
    expect({
      route,
      bar: linksOf(document.querySelector('header nav ul')),
      footer: linksOf(footer),
      smallPrint: linksOf(smallPrint),
      demonstrations: document.body.textContent?.split(demonstration!).length,
    }).toEqual({
      route,
      bar: linksIn('bar'),
      footer: linksIn('footer'),
      smallPrint: linksIn('smallPrint'),
      demonstrations: 2,
    });
    expect([...document.querySelectorAll('footer')].at(-1)?.textContent).toContain(demonstration);
  }
});

test('islands and the footer hydrate in separate tasks', () => {
  // React writes this comment at the start of each `<Activity>`.
  const countBoundaries = (html: string) => html.split('<!--&-->').length - 1;
  const problems = problemsOf(allPages, ({ html, document }) => [
    countBoundaries(html) <= document.querySelectorAll('[data-island]').length &&
      'too few boundaries',
  ]);
  expect(problems).toEqual([]);
});

test('the navigation bar marks the current page', () => {
  const listed = indexedPages.map(({ path, link = path, in: menus }) => ({
    route: path,
    current: menus.includes('bar') ? [link] : [],
  }));
  const others = ['/services/1', '/404'].map((route) => ({ route, current: [] }));
  const home = { route: '/home', current: ['/home'] };
  for (const { route, current } of [...listed, home, ...others]) {
    const links = pageOf(route).document.querySelectorAll('header nav a[aria-current="page"]');
    expect([route, [...links].map((link) => link.getAttribute('href'))]).toEqual([route, current]);
  }
});

function internalUrls({ route, document }: BuiltPage): readonly URL[] {
  const base = new URL(encodeURI(route).replace(/[?#]/g, encodeURIComponent), site.url);
  return [...document.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', base))
    .filter(({ origin }) => origin === base.origin);
}

/** Returns whether a link's fragment exists on the page that it leads to. */
function hasTarget(url: URL, from: BuiltPage): boolean {
  if (!url.hash) return true;
  const path = decodeURIComponent(url.pathname);
  const target = path === from.route ? from : pageOf(path);
  return target.document.getElementById(decodeURIComponent(url.hash.slice(1))) !== null;
}

const validHref =
  /^(\/(?!\/)|#\w|https:\/\/\w|tel:\+[0-9]{7,15}$|sms:\+[0-9]{7,15}\?|mailto:[^@\s]+@[^@\s]+$)/;

test('links are well-formed and lead to pages, files and fragments that exist', () => {
  const problems = problemsOf(allPages, (page) => [
    ...internalUrls(page).map(
      (url) => !(fileFor(url.pathname) && hasTarget(url, page)) && `broken link ${url.href}`,
    ),
    ...linksOf(page.document.body).map(({ href }) => !validHref.test(href ?? '') && href),
  ]);
  expect(problems).toEqual([]);
});

test('scripts, styles, fonts and pictures are files of the site', () => {
  const problems = problemsOf(allPages, ({ document }) => {
    const files = document.querySelectorAll(
      'script[src], link[rel="stylesheet"], link[rel~="preload"], link[rel="modulepreload"]',
    );
    const pictures = [...document.querySelectorAll('img, picture source')].flatMap((element) => [
      element.getAttribute('src'),
      ...(element.getAttribute('srcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(' ')[0]),
    ]);
    return [
      ...[...files].map((file) => file.getAttribute('src') ?? file.getAttribute('href')),
      ...pictures,
    ].map((url) => url && !(url.startsWith('/') && fileFor(url)) && `missing ${url}`);
  });
  expect(problems).toEqual([]);
});

test('pictures have a size, at most one has priority, and the others load lazily', () => {
  const problems = problemsOf(allPages, ({ document }) => {
    const pictures = [...document.querySelectorAll('img')];
    // Counts the two versions of a picture as one, because browsers load only one of them.
    const priority = document.querySelectorAll(
      'picture:not(.studio-picture-closed) > img[fetchpriority="high"]',
    );
    const eager = document.querySelectorAll('img:not([loading="lazy"])');
    return [
      ...pictures.map(
        ({ width, height, outerHTML }) => !(width > 0 && height > 0) && `no size: ${outerHTML}`,
      ),
      priority.length > 1 && 'pictures with priority',
      eager.length > 1 && 'eager pictures',
    ];
  });
  expect(problems).toEqual([]);
});

test('every page has one style sheet, and preloads both fonts before it', () => {
  const problems = problemsOf(allPages, ({ html }) => {
    const [before = '', ...others] = html.split('<link rel="stylesheet"');
    return [
      before.match(/<link rel="preload"[^>]* as="font"/g)?.length !== 2 && 'fonts',
      others.length !== 1 && 'style sheets',
    ];
  });
  expect(problems).toEqual([]);
});

/**
 * The maximum gzipped size of HTML and page data together, in bytes. All other pages have the
 * default limit.
 */
const limits: Readonly<Record<string, number>> = { '/': 40_000, '/home': 40_000 };
const defaultLimit = 32_000;

test('HTML and page data are within their limit', () => {
  const routes = [...listedPages.map(({ path }) => path), '/home', '/services/1'];
  const problems = problemsOf(routes.map(pageOf), ({ route, html }) => {
    const data = /"(\/_next\/static\/data\/[^"]+)"/.exec(html)?.[1] ?? 'no data';
    const bytes = [html, readFileSync(join(outDir, data))]
      .map((content) => gzipSync(content, { level: 9 }).length)
      .reduce((sum, size) => sum + size, 0);
    return [bytes > (limits[route] ?? defaultLimit) && `${bytes} bytes`];
  });
  expect(problems).toEqual([]);
});

test('no part of a page waits for an inline script, which the export hides until then', () => {
  const problems = problemsOf(allPages, ({ html }) => [
    html.includes('<template id="B:') && 'hidden',
  ]);
  expect(problems).toEqual([]);
});

test('pages are valid HTML', () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ['html-validate:standard'] }),
  );
  // Aliases have the markup of their canonical page.
  const originals = allPages.filter(
    (page) => site.url + page.route === (canonicalOf(page) ?? site.url + page.route),
  );
  const problems = problemsOf(originals, ({ route, html }) =>
    validator
      .validateStringSync(html, route)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId}, line ${line}: ${message}`),
      ),
  );
  expect(problems).toEqual([]);
});

/** Returns the distance of each route from Home in clicks, without JavaScript. */
function crawl(): ReadonlyMap<string, number> {
  const clicks = new Map([['/', 0]]);
  // Iterating over a map includes entries that are added during the iteration, so pages are visited
  // in order of distance.
  for (const [route, distance] of clicks)
    for (const { pathname } of internalUrls(pageOf(route))) {
      const path = decodeURIComponent(pathname);
      if (!/\.\w+$/.test(path) && !clicks.has(path)) clicks.set(path, distance + 1);
    }
  return clicks;
}

test('the forms and the pages in the sitemap are within three clicks of Home', () => {
  const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const found = [...crawl()].filter(([route]) => canonicalOf(pageOf(route)) === urlOf(route));
  expect(found.map(([route]) => urlOf(route)).sort()).toEqual(
    [...new Set([...listed, ...indexedPages.map(({ path }) => urlOf(path))])].sort(),
  );
  expect(found.filter(([, clicks]) => clicks > 3)).toEqual([]);
});

test('services are cards in file order, each with name, price, comment and both links', () => {
  for (const route of ['/', '/home', '/services']) {
    const cards = [...pageOf(route).document.querySelectorAll('[data-booking]')].map((button) => {
      const card = button.closest('li');
      return {
        text: card?.textContent ?? '',
        name: card?.querySelector(':is(h2, h3) a')?.getAttribute('href'),
        button: [button.textContent, button.getAttribute('href')],
      };
    });
    expect(cards).toEqual(
      services.map((service) => ({
        text: expect.stringMatching(service.name) as string,
        name: servicePath(service.id),
        button: [bookingLabel(service.name), bookingPath(service)],
      })),
    );
    for (const [index, { price, comment }] of services.entries())
      for (const text of [priceText(price), comment]) expect(cards[index]?.text).toContain(text);
  }
});

test('services have pages at id, booking path, name, price and comment, and nowhere else', () => {
  const values = services.flatMap((service) => {
    const { id, name, price, comment } = service;
    return [id, bookingSegment(service), name, price, comment];
  });
  for (const value of values) {
    const page = pageOf(`/services/${value}`);
    const { service, others } = findServices(services, value)!;
    const content = visibleText(page);
    for (const text of [detailsWords.id(service.id), service.name, service.price, service.comment])
      expect(content).toContain(text);
    expect(canonicalOf(page)).toBe(urlOf(servicePath(service.id)));
    const hrefs = linksOf(page.document.querySelector('main')).map(({ href }) => href);
    for (const { id } of others) expect(hrefs).toContain(servicePath(id));
  }
  const built = pages
    .filter(({ route }) => route.startsWith('/services/'))
    .map(({ route }) => route.replace('/services/', ''));
  expect(built.filter((segment) => !values.includes(segment))).toEqual([]);
});

test('each page ends with a link to the next step', () => {
  for (const [route, next] of [
    ['/services', '/#visit'],
    ['/about', '/services#timetable'],
    ['/blogs', '/signup'],
  ] as const)
    expect(linksOf(pageOf(route).document.querySelector('main')).at(-1)?.href).toBe(next);
});

test('without JavaScript, forms say that they need it and submit no password', () => {
  for (const route of ['/login', '/signup', '/account/forgot']) {
    const { document } = pageOf(route);
    // Without scripts, a form with any other method would put the password into the URL.
    expect(document.querySelector('main form')?.getAttribute('method')).toBe('dialog');
    expect(document.querySelector('main noscript')).not.toBeNull();
  }
});

test('each field tells password managers what to fill in', () => {
  const autocomplete = (route: string) =>
    [...pageOf(route).document.querySelectorAll('main form input')].map((input) =>
      input.getAttribute('autocomplete'),
    );
  expect(autocomplete('/login')).toEqual(['username', 'current-password']);
  expect(autocomplete('/signup')).toEqual(['email', 'new-password', 'new-password']);
  expect(autocomplete('/account/forgot')).toEqual(['username']);
});

test('the forms link to the privacy notice, which lists the hosts of the policy', () => {
  const link = { label: pageAt('/privacy').title, href: '/privacy' };
  for (const route of ['/login', '/signup'])
    expect(linksOf(pageOf(route).document.querySelector('main'))).toContainEqual(link);
  const { document } = pageOf('/privacy');
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy" i]');
  const origins = policy?.getAttribute('content')?.match(/https?:\/\/[^\s;]+/g) ?? [];
  const section = [...document.querySelectorAll('section')].find(
    (candidate) => candidate.querySelector('h2')?.textContent === privacyWords.hosts.heading,
  );
  const listed = [...(section?.querySelectorAll('dt code') ?? [])].map((code) => code.textContent);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.sort()).toEqual([...new Set(origins.map((origin) => new URL(origin).host))].sort());
});

test('About shows every coach with name and picture', () => {
  const { document } = pageOf('/about');
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  for (const { name, portrait } of [{ ...coach, portrait: coach.cv.picture }, ...otherCoaches]) {
    expect(headings.map(({ textContent }) => textContent)).toContain(name);
    expect(document.querySelector(`img[alt="${portrait.alt}"]`)).not.toBeNull();
  }
});
