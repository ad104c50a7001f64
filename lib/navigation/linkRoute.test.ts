import { linkRoute } from './linkRoute';

const route = (href: string, at = '/home') => {
  const page = new URL(at, 'https://power-zone.example');
  return linkRoute(new URL(href, page), page);
};

it.each([
  ['/about', 'page'],
  ['/services', 'page'],
  ['/services/1%20Yoga%202.5', 'page'],
  ['/services/v1.2', 'page'],
  ['/login?from=%2Fabout', 'page'],
  ['/about#contact', 'page'],
  ['/home?x=1', 'page'],
  ['/', 'page'],
  ['/home', 'top'],
  ['#services', 'browser'],
  ['/home#services', 'browser'],
  ['/coach.vcf', 'browser'],
  ['/data.json', 'browser'],
  ['/.well-known/security.txt', 'browser'],
  ['https://other.example/about', 'browser'],
  ['mailto:hello@power-zone.example', 'browser'],
  ['tel:+15555550142', 'browser'],
] as const)('takes a click on %s as %s', (href, expected) => {
  expect(route(href)).toBe(expected);
});

it('compares paths in their encoded form', () => {
  expect(route('/services/1%20Yoga', '/services/1%20Yoga')).toBe('top');
  expect(route('/services/1 Yoga', '/services/1%20Yoga')).toBe('top');
});

it('leaves an anchor without an address to the browser', () => {
  const anchor = document.createElement('a');
  expect(linkRoute(anchor, window.location)).toBe('browser');
});
