import { bookingLabel, detailsTexts, priceText } from '@/lib/words';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingPath, servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { site } from '@/lib/studio/site';
import { indexedPages } from '../fixtures/site';
import { type BuiltPage, canonicalOf, outFolder, pageOf, pages, visibleText } from './built';

const services = JSON.parse(
  readFileSync(join(outFolder, 'data.json'), 'utf8'),
) as readonly Service[];
const addressOf = (path: string): string => new URL(path, site.url).href;

/** The cards of a page, each as the text a visitor reads. */
const cardsOf = (page: BuiltPage): readonly string[] =>
  [...page.document.querySelectorAll('main li, main article')]
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' '))
    .filter((text) => text.includes(priceText('')));

test.each([
  ...indexedPages.map(({ path, link = path, in: places }): [string, string | undefined] => [
    path,
    places.includes('bar') ? link : undefined,
  ]),
  ['/home', '/home'],
  ['/services/1', undefined],
  ['/404', undefined],
])('%s marks its own link in the navigation bar, and no other', (route, href) => {
  const current = pageOf(route).document.querySelectorAll('header nav a[aria-current="page"]');
  expect([...current].map((link) => link.getAttribute('href'))).toEqual(href ? [href] : []);
});

describe.each(['/', '/home', '/services'])('the services at %s', (route) => {
  const page = pageOf(route);

  test('are one card each, in the order of the file, with name, price, comment and booking', () => {
    const cards = cardsOf(page);
    expect(cards).toHaveLength(services.length);
    services.forEach(({ name, price, comment }, index) => {
      for (const text of [name, priceText(price), comment, bookingLabel(name)])
        expect(cards[index]).toContain(text);
    });
  });

  test('book under a path of id, name, price and comment', () => {
    const hrefs = services.map(({ name }) =>
      [...page.document.querySelectorAll('main a')]
        .find((link) => link.textContent?.trim() === bookingLabel(name))
        ?.getAttribute('href'),
    );
    expect(hrefs).toEqual(services.map(bookingPath));
    expect(hrefs.map((href) => decodeURIComponent(href ?? ''))).toEqual(
      services.map(({ id, name, price, comment }) => `/services/${id} ${name} ${price} ${comment}`),
    );
  });
});

describe.each(services.map((service): [string, Service] => [service.name, service]))(
  'the details of %s',
  (_name, service) => {
    const own = pageOf(decodeURIComponent(servicePath(service.id)));

    test('are at its id, with a heading and the card', () => {
      const text = visibleText(own);
      expect(text).toContain(detailsTexts.id(service.id));
      for (const part of [service.name, service.price, service.comment])
        expect(text).toContain(part);
      expect(canonicalOf(own)).toBe(addressOf(servicePath(service.id)));
    });

    test.each(['name', 'price', 'comment'] as const)('are at its %s too', (field) => {
      const alias = pageOf(`/services/${service[field]}`);
      const shown = services.find(
        (candidate) =>
          candidate.id === service[field] ||
          candidate.name === service[field] ||
          candidate[field] === service[field],
      );
      expect(visibleText(alias)).toContain(detailsTexts.id(shown?.id ?? ''));
      expect(canonicalOf(alias)).toBe(addressOf(servicePath(shown?.id ?? '')));
      if (shown?.id !== service.id) {
        const links = [...alias.document.querySelectorAll('main a')].map((link) =>
          link.getAttribute('href'),
        );
        expect(links).toContain(servicePath(service.id));
      }
    });

    test('are at its booking path', () => {
      const booking = pageOf(decodeURIComponent(bookingPath(service)));
      expect(visibleText(booking)).toContain(detailsTexts.id(service.id));
      expect(canonicalOf(booking)).toBe(addressOf(servicePath(service.id)));
    });
  },
);

test('nothing is built under /services but the services and their aliases', () => {
  const expected = new Set(
    services.flatMap((service) =>
      [
        service.id,
        service.name,
        service.price,
        service.comment,
        bookingPath(service).replace('/services/', ''),
      ].map(decodeURIComponent),
    ),
  );
  const built = pages
    .filter(({ route }) => route.startsWith('/services/'))
    .map(({ route }) => decodeURIComponent(route.replace('/services/', '')));
  expect(built.filter((segment) => !expected.has(segment))).toEqual([]);
});

/* What is in it: e2e/access/trees.ts. */
test.each(['/login', '/signup', '/account/forgot'])(
  'the form of %s tells what it needs, and sends no password without scripts',
  (route) => {
    const { document } = pageOf(route);
    // Sent by a browser without scripts, a form of any other method would put the password into the address.
    expect(document.querySelector('main form')?.getAttribute('method')).toBe('dialog');
    expect(document.querySelector('main noscript')).not.toBeNull();
  },
);

test('the fields tell password managers what they are', () => {
  const autocomplete = (route: string): readonly (string | null)[] =>
    [...pageOf(route).document.querySelectorAll('main form input')].map((input) =>
      input.getAttribute('autocomplete'),
    );
  expect(autocomplete('/login')).toEqual(['username', 'current-password']);
  expect(autocomplete('/signup')).toEqual(['email', 'new-password', 'new-password']);
  expect(autocomplete('/account/forgot')).toEqual(['username']);
});
