import { isPageUrl } from './PageLink';

test.each([
  ['/about', true],
  ['/', true],
  ['/services/1%20Yoga%202.5', true],
  ['/services/v1.2', true],
  ['/login?from=%2Fcoach.vcf', true],
  ['/about#contact.phone', true],
  ['#services', false],
  ['/coach.vcf', false],
  ['/.well-known/security.txt', false],
  ['//other.example/about', false],
  ['https://other.example/about', false],
  ['mailto:hello@power-zone.example', false],
])('%s is a page of this site: %s', (href, expected) => {
  expect(isPageUrl(href)).toBe(expected);
});
