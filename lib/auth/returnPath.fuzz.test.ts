/** @jest-environment node */
import fc from 'fast-check';
import { returnPath } from './returnPath';

const origin = 'https://power-zone.example';
const runs = { numRuns: 10_000 };

/** Pieces of addresses that are harmless on their own and hostile together. */
const sign = fc.constantFrom(...'/\\.%?#@:; \t\n\r\0\u007f\u2028éx💪', '\ud800');
const escape = fc.constantFrom('%2f', '%5C', '%2e', '%09', '%00', '%25', '%zz', '%6c');
const word = fc.constantFrom('..', '/./', '//', '.html', '.txt', '.json', 'home', 'services', 'x');
const form = fc.constantFrom('login', 'LogIn', 'log%69n', 'signup', 'account', 'reset', 'Forgot');
const host = fc.constantFrom(
  'https:',
  'javascript:',
  'evil.example',
  'power-zone.example',
  '[::1]',
);
const piece = fc.oneof(sign, escape, word, form, host);
const hostile = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
const anything = fc.oneof(
  { weight: 3, arbitrary: hostile.map((text) => `/${text}`) },
  { weight: 1, arbitrary: hostile },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
);

/** Node 20 keeps dot segments after a name that begins with a dot (`/x/.a/../b`); no browser does. */
const parsedAsInBrowsers = (from: string): boolean =>
  !URL.canParse(from, origin) || !/\/\.{1,2}(\/|$)/.test(new URL(from, origin).pathname);

/** Undoes every escape that stands for one byte of ASCII, by hand; others are left as they stand. */
const unescaped = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Removes dot segments from a path (RFC 3986, 5.2.4), the escaped ones too, as browsers do. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  segments.forEach((segment, index) => {
    const plain = segment.replace(/%2e/gi, '.');
    const last = index === segments.length - 1;
    if (plain === '..') kept.pop();
    if (plain === '.' || plain === '..') {
      if (last) kept.push('');
    } else kept.push(segment);
  });
  return `/${kept.join('/')}`;
}

/** Whether every escape of the text stands for bytes of valid UTF-8. */
function readable(path: string): boolean {
  const bytes: number[] = [];
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] !== '%') {
      bytes.push(...new TextEncoder().encode(path[at]));
      continue;
    }
    const code = path.slice(at + 1, at + 3);
    if (!/^[0-9a-f]{2}$/i.test(code)) return false;
    bytes.push(Number.parseInt(code, 16));
    at += 2;
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
    return true;
  } catch {
    return false;
  }
}

/** The rule of product 10.6 written anew, without a URL parser: which `from` is one to go back to. */
function isAccepted(from: string): boolean {
  const codes = Array.from(from, (sign) => sign.codePointAt(0) ?? 0);
  if (codes.some((code) => code < 32 || code === 127) || from.includes('\\')) return false;
  if (!from.startsWith('/') || from.startsWith('//')) return false;
  // Spaces at the very end are no part of an address (WHATWG URL, 4.4).
  const path = withoutDots(/^[^?#]*/.exec(from.replace(/ +$/, ''))?.[0] ?? '');
  if (!readable(path)) return false;
  const plain = unescaped(path);
  if (plain.startsWith('//') || plain.startsWith('/\\')) return false;
  const parts = plain.toLowerCase().split('/').filter(Boolean);
  const ending = parts.at(-1)?.split('.').slice(1).at(-1);
  if (ending === 'txt') return false;
  if (ending && ending !== 'html' && !(plain.startsWith('/services/') && parts.length > 1))
    return false;
  const last = parts.at(-1)?.replace(/\.(html|txt)$/, '') ?? '';
  if (parts.length === 2 && parts[0] === 'account') return !/^[a-z0-9_]+$/.test(last);
  return parts.length !== 1 || !['login', 'signup'].includes(last);
}

test('accepts exactly what the rules written anew accept, and else goes Home', () => {
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(anything, (from) => {
      fc.pre(parsedAsInBrowsers(from));
      const path = returnPath(from, origin);
      if (!isAccepted(from)) {
        counts.refused += 1;
        return path === '/';
      }
      counts.accepted += 1;
      // What is accepted is where a browser would have gone from the address bar; an empty query adds nothing.
      const whole = ({ pathname, search, hash }: URL) => pathname + search + hash;
      return path === whole(new URL(from, origin));
    }),
    runs,
  );
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(1000);
});

test('no result, also when a host decodes it, is the start of another address', () => {
  fc.assert(
    fc.property(anything, (from) => {
      const path = returnPath(from, origin);
      return /^\/(?![/\\])/.test(path) && /^\/(?![/\\])/.test(unescaped(path));
    }),
    runs,
  );
});
