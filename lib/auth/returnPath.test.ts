/** @jest-environment node */
import fc from 'fast-check';
import { returnPath } from './returnPath';

const origin = 'https://power-zone.example';

test.each([
  '/',
  '/home',
  '/services/1%20Yoga%20Flow%2025',
  '/services/a%2Fb',
  '/services/100%25%20Power',
  '/about?print=1#top',
  '/blogs#what-else',
  '/loginx',
  '/login/help',
  '/home?next=https://evil.example',
])('%s is gone back to', (from) => expect(returnPath(from, origin)).toBe(from));

test.each([
  null,
  undefined,
  '',
  'home',
  'https://evil.example/',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\0/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/LOGIN',
  '/login/',
  '/login?from=/home',
  '/login#x',
  '/%6Cogin',
  '/x/../login',
  '/./login',
  '/login.html',
  '/signup',
  '/SignUp',
  '/signup//',
  '/100%',
])('%j falls back to /', (from) => expect(returnPath(from, origin)).toBe('/'));

const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/./',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%6c',
    '?',
    '#',
    '@',
    ':',
    ' ',
  ],
  ...['\t', '\n', '\r', '\0', 'login', 'LOGIN', 'signup', 'ogin', 'home', 'http:', 'javascript:'],
  ...['evil.example', 'power-zone.example', '[::1]', '%', '%zz', '💪', '\ud800'],
);
const hostile = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
const anything = fc.oneof(
  hostile,
  hostile.map((text) => `/${text}`),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

/** Written without the function under test: exactly one slash, our origin, no form, however often it is read. */
function isSafe(path: string): boolean {
  const url = new URL(path, origin);
  const name = url.pathname.toLowerCase().replace(/\/+$/, '');
  return (
    /^\/(?![/\\])/.test(path) &&
    url.origin === origin &&
    name !== '/login' &&
    name !== '/signup' &&
    new URL(decodeURI(url.pathname), origin).origin === origin &&
    returnPath(path, origin) === path
  );
}

test('whatever is asked for, the answer is a page of this site and no form', () => {
  fc.assert(
    fc.property(anything, (from) => isSafe(returnPath(from, origin))),
    { numRuns: 4_000 },
  );
});

test('any path of this site survives the way there and back', () => {
  const segments = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 4 });
  fc.assert(
    fc.property(segments, fc.string({ unit: 'grapheme' }), (parts, query) => {
      const path = `/services/${parts.map(encodeURIComponent).join('/')}?q=${encodeURIComponent(query)}`;
      const { pathname, search } = new URL(path, origin);
      fc.pre(pathname.startsWith('/services'));
      return returnPath(pathname + search, origin) === pathname + search;
    }),
    { numRuns: 2_000 },
  );
});
