import { bookingLabel, detailsTexts, priceText } from '@/lib/words';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServices } from '@/lib/services/findServices';
import { bookingPath, bookingSegment, servicePath } from '@/lib/services/paths';
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
  });
});

/* Which service a value of several stands for: lib/services/findServices.test.ts. */
test.each(services.map((service): [string, Service] => [service.name, service]))(
  'the details of %s are at its id, booking path, name, price and comment',
  (_name, service) => {
    const { id, name, price, comment } = service;
    for (const value of [id, bookingSegment(service), name, price, comment]) {
      const page = pageOf(`/services/${value}`);
      const { service: shown } = findServices(services, value)!;
      const text = visibleText(page);
      for (const part of [detailsTexts.id(shown.id), shown.name, shown.price, shown.comment])
        expect(text).toContain(part);
      expect(canonicalOf(page)).toBe(addressOf(servicePath(shown.id)));
      const links = [...page.document.querySelectorAll('main a')];
      const hrefs = links.map((link) => link.getAttribute('href'));
      if (shown.id !== id) expect(hrefs).toContain(servicePath(id));
    }
  },
);

test('nothing is built under /services but the services and their aliases', () => {
  const expected = services.flatMap((service) => {
    const { id, name, price, comment } = service;
    return [id, name, price, comment, bookingSegment(service)];
  });
  const built = pages
    .filter(({ route }) => route.startsWith('/services/'))
    .map(({ route }) => route.replace('/services/', ''));
  expect(built.filter((segment) => !expected.includes(segment))).toEqual([]);
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
