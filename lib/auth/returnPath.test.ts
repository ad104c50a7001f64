/** @jest-environment node */
import fc from 'fast-check';
import { formLink, fromOf, returnPath } from './returnPath';

const origin = 'https://power-zone.example';

test.each([
  '/',
  '/services/1%20Yoga%20Flow%2025',
  '/services/100%25%20Power',
  '/login/help',
  '/account',
  '/about.html',
  '/services/2%20Yoga%2012.50',
  '/services/Power.json?x=/data.json#y.xml',
  '/home?next=https://evil.example',
])('%s is gone back to', (from) => expect(returnPath(from)).toBe(from));

test.each([
  null,
  '',
  'home',
  'https://evil.example/',
  'https:evil.example',
  '//evil.example',
  // This site, but with a host: a path is asked for.
  '//power-zone.example/home',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/login',
  '/%6Cogin',
  '/x/../login',
  '/login.html',
  '/account/forgot',
  '/Account/Action/',
  '/100%',
  '/data.json',
  '/d%61ta%2Ejson',
  '/services/../data.json',
  '/about.txt',
])('%j falls back to /', (from) => expect(returnPath(from)).toBe('/'));

/** Pieces of addresses that are harmless on their own and hostile together. */
const piece = fc.constantFrom(
  ...'/\\.%?#@:; \t\n\r\0\u007f\u2028éx💪',
  ...['\ud800', '%2f', '%5C', '%2e', '%09', '%00', '%25', '%zz', '%6c', '..', '/./', '//'],
  ...['.html', '.txt', '.json', 'services', 'login', 'LogIn', 'log%69n', 'account', 'Forgot'],
  ...['https:', 'javascript:', 'evil.example', 'power-zone.example', '[::1]'],
);
const hostile = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
const anything = fc.oneof(
  hostile.map((text) => `/${text}`),
  hostile,
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test('what is gone back to stays on this site, also when a host decodes it, and is accepted as it stands', () => {
  const unescaped = (text: string) =>
    text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  let accepted = 0;
  fc.assert(
    fc.property(anything, (from) => {
      const path = returnPath(from);
      if (path !== '/') accepted += 1;
      for (const seen of [path, unescaped(path)]) expect(seen).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(returnPath(path)).toBe(path);
      expect(unescaped(path)).not.toMatch(/^\/(login|signup)\/*([?#]|$)/i);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test.each([
  ['/services/1%20Yoga?x=1&y=2#price', '/services/1%20Yoga?x=1&y=2#price'],
  ['/account', '/account'],
  // On a form: the page before it, and never the code of a mail.
  ['/login?from=%2Fabout', '/about'],
  ['/signup/?from=%2Fabout#x', '/about'],
  ['/signup', null],
  ['/account/forgot?from=%2Fabout', '/about'],
  ['/account/reset?mode=resetPassword&oobCode=secret', null],
])('a link to a form on %s remembers %s', (address, from) => {
  const link = new URL(formLink('/login', new URL(address, origin)), origin);
  expect(link.pathname).toBe('/login');
  expect(fromOf(link.search)).toBe(from);
});
