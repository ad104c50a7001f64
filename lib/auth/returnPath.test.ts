/** @jest-environment node */
import fc from 'fast-check';
import { formLink, readFrom, returnPath } from './returnPath';

const origin = 'https://power-zone.example';

test.each([
  '/',
  '/services/1%20Yoga%20Flow%2025',
  '/services/100%25%20Power',
  '/login/help',
  '/account',
  '/home?next=https://evil.example#x',
])('%s is a page to return to', (from) => expect(returnPath(from)).toBe(from));

test.each([
  null,
  '',
  'home',
  'https://evil.example/',
  '//power-zone.example/home',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/login',
  '/x/../login',
  '/login.html',
  '/Account/Action/',
  '/%6cogin',
  '/logi%6e/',
  '/account%2Fforgot',
  '/services/%zz',
  '/services/%E0%A4%A',
])('%j is not a page to return to', (from) => expect(returnPath(from)).toBe('/'));

/** Parts of URLs that are harmless on their own but dangerous together. */
const part = fc.constantFrom(
  ...'/\\.%?#@:; \t\n\r\0\u007f\u2028éx💪',
  '\ud800',
  '%2f',
  '%5C',
  '%2e',
  '%09',
  '%25',
  '%zz',
  '..',
  '/./',
  '//',
  'login',
  'LogIn',
  'https:',
  'javascript:',
  'evil.example',
  'power-zone.example',
  '[::1]',
);
const hostile = fc.array(part, { maxLength: 7 }).map((parts) => parts.join(''));

test('a return path never leaves the site', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((text) => `/${text}`),
      ),
      (from) => {
        const path = returnPath(from);
        if (path !== '/') accepted += 1;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(returnPath(path)).toBe(path);
      },
    ),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test.each([
  ['/services/1%20Yoga?x=1&y=2#price', '/services/1%20Yoga?x=1&y=2#price'],
  ['/account', '/account'],
  ['/login?from=%2Fabout', '/about'],
  ['/signup/?from=%2Fabout#x', '/about'],
  ['/%6cogin?from=%2Fabout', '/about'],
  ['/services/%zz', '/services/%zz'],
  ['/signup', null],
  ['/account/action?mode=resetPassword&oobCode=secret', null],
])('on the page %s, the link to a form remembers %s', (address, from) => {
  const link = new URL(formLink('/login', new URL(address, origin)), origin);
  expect(link.pathname).toBe('/login');
  expect(readFrom(link.search)).toBe(from);
});
