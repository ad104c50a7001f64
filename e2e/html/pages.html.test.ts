import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { demonstration } from '@/lib/content/studio';
import { privacyTexts } from '@/lib/words';
import { linksIn, pageAt, pages } from '@/lib/pages';
import { site } from '@/lib/studio/site';
import { services } from '../fixtures/site';
import { allPages, byRoute, canonicalOf, fileFor, outFolder, pageOf } from './built';

/** The links in an element, as names and addresses. */
const linksOf = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => ({
    label: link.textContent,
    href: link.getAttribute('href'),
  }));

test.each(byRoute(allPages))(
  '%s links the pages of the list in bar, footer and small print',
  (_route, page) => {
    const { document } = page;
    expect(linksOf(document.querySelector('header nav ul'))).toEqual(linksIn('bar'));
    const [footer, smallPrint] = document.querySelectorAll('footer nav');
    expect(linksOf(footer)).toEqual(linksIn('footer'));
    expect(linksOf(smallPrint)).toEqual(linksIn('smallPrint'));
  },
);

test.each(byRoute(allPages))(
  '%s says once, in its footer, what is a demonstration',
  (_route, page) => {
    const said = (text: string | null | undefined) => text?.split(demonstration ?? '').length;
    expect(said([...page.document.querySelectorAll('footer')].at(-1)?.textContent)).toBe(2);
    expect(said(page.document.body.textContent)).toBe(2);
  },
);

test('every page asks for both fonts before its style sheet', () => {
  const late = allPages.filter(({ html }) => {
    const [before = ''] = html.split('<link rel="stylesheet"');
    return before.match(/<link rel="preload"[^>]* as="font"/g)?.length !== 2;
  });
  expect(late.map(({ route }) => route)).toEqual([]);
});

test('the privacy notice lists the hosts of the policy, each once, and no others', () => {
  const { document } = pageOf('/privacy');
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy" i]')
    ?.getAttribute('content');
  const origins = policy?.match(/https?:\/\/[^\s;]+/g) ?? [];
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const section = [...document.querySelectorAll('section')].find(
    (candidate) => candidate.querySelector('h2')?.textContent === privacyTexts.hosts.heading,
  );
  const listed = [...(section?.querySelectorAll('dt code') ?? [])].map((code) => code.textContent);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.sort()).toEqual([...hosts].sort());
});

test.each(['/login', '/signup'])('%s leads to the privacy notice', (route) => {
  expect(linksOf(pageOf(route).document.querySelector('main'))).toContainEqual({
    label: pageAt('/privacy').title,
    href: '/privacy',
  });
});

/** The most that HTML and page data of a page may weigh together, in bytes of gzip: Home, the long answers, and all others. */
const limits: Readonly<Record<string, number>> = { '/': 36_000, '/home': 36_000, '/blogs': 37_000 };
const limit = 30_000;

/** What each service adds to a page that lists all, over the six of the first measurement. */
const perService = Math.max(0, services.length - 6) * 250;

const routes = new Set([...pages.map(({ path }) => path), ...Object.keys(limits), '/services/1']);

test.each([...routes])('HTML and page data of %s are within their limit', (route) => {
  const { html } = pageOf(route);
  const data = /"(\/_next\/static\/data\/[^"]+)"/.exec(html)?.[1] ?? 'names no data';
  const sent = [html, readFileSync(join(outFolder, data))];
  const sizes = sent.map((content) => gzipSync(content, { level: 9 }).length);
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  expect(weight).toBeLessThanOrEqual((limits[route] ?? limit) + perService);
});

/** The addresses in a `srcset`. */
function candidates(srcset: string | null): readonly string[] {
  return (srcset ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

describe.each(byRoute(allPages))('%s', (_route, { document }) => {
  const pictures = [...document.querySelectorAll('img')];

  test('gives every picture its width and height, so that nothing jumps', () => {
    for (const picture of pictures) {
      const size = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
      expect([picture.outerHTML, ...size.map((value) => value > 0)]).toEqual([
        picture.outerHTML,
        true,
        true,
      ]);
    }
  });

  test('points only to picture files that exist', () => {
    const sources = [...document.querySelectorAll('img, picture source')].flatMap((element) => [
      ...candidates(element.getAttribute('srcset')),
      ...candidates(element.getAttribute('src')),
    ]);
    const missing = sources.filter((address) => {
      const url = new URL(address, site.url);
      return url.origin === new URL(site.url).origin && fileFor(url.pathname) === undefined;
    });
    expect(missing).toEqual([]);
  });

  test('hurries one picture at most, and lets those that are not first wait', () => {
    // Of two with the light on and off, one is drawn.
    const hurried = pictures.filter(
      (picture) =>
        picture.getAttribute('fetchpriority') === 'high' && !picture.closest('picture.unlit'),
    );
    expect(hurried.length).toBeLessThanOrEqual(1);
    const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
    expect(eager.length).toBeLessThanOrEqual(1);
  });
});

/** The rules of the HTML standard alone, no matters of taste. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** An alias has the markup of its original. */
const originals = allPages.filter(
  (page) => site.url + page.route === (canonicalOf(page) ?? site.url + page.route),
);

test.each(byRoute(originals))('%s is valid HTML', (route, { html }) => {
  const { results } = validator.validateStringSync(html, route);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}, ${line}:${column}: ${message}`),
  );
  expect(errors).toEqual([]);
});
