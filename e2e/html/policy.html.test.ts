import { createHash } from 'node:crypto';
import { allowedHosts } from '@/lib/csp';
import { authOrigin } from '../fixtures/environment';
import { type BuiltPage, allPages, byRoute } from './built';

/** The directives of a page's policy, each with its sources. */
const directivesOf = ({ document }: BuiltPage): readonly (readonly [string, readonly string[]])[] =>
  (
    document
      .querySelector('meta[http-equiv="Content-Security-Policy" i]')
      ?.getAttribute('content') ?? ''
  )
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources]);

const hosts = allowedHosts({ authEmulator: authOrigin });

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(byRoute(allPages))('%s', (_route, page) => {
  const directives = directivesOf(page);
  const policy = new Map(directives);
  const { document } = page;

  test('carries its policy before anything that the policy rules', () => {
    const first = document.head.querySelector(
      'meta[http-equiv="Content-Security-Policy" i], script, link, style',
    );
    expect(first?.tagName).toBe('META');
  });

  test('allows nothing by default, and no inline code by blanket permission', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    // Pictures alone may come from any host over TLS: the owner may name them in data.json.
    const strict = directives.filter(([name]) => name !== 'img-src').flatMap(([, found]) => found);
    for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'])
      expect(strict).not.toContain(loose);
  });

  test('allows hosts of the table alone, and has no directive twice', () => {
    // Browsers would heed the first, the Observatory calls it invalid.
    expect(policy.size).toBe(directives.length);
    for (const [name, found] of directives) {
      const known = hosts.filter(({ directive }) => directive === name);
      const expected = [...known.map(({ source }) => source), "'none'"];
      const others = found.filter((source) => !source.startsWith("'sha256-"));
      expect(others.filter((source) => !expected.includes(source))).toEqual([]);
    }
  });

  test('allows each inline script of the page by its hash', () => {
    const scripts = [...document.querySelectorAll('script:not([src])')].filter(
      (script) => !/json/.test(script.getAttribute('type') ?? ''),
    );
    for (const script of scripts)
      expect(policy.get('script-src')).toContain(hashOf(script.textContent ?? ''));
  });

  test('has no inline style nor event handler', () => {
    const markup = [...document.querySelectorAll('*')];
    const inline = markup.filter(
      (element) =>
        element.tagName === 'STYLE' ||
        element.getAttributeNames().some((name) => name === 'style' || /^on/.test(name)),
    );
    expect(inline.map((element) => element.outerHTML)).toEqual([]);
  });

  test('names no directive that a <meta> cannot carry', () => {
    for (const name of ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'])
      expect(policy.has(name)).toBe(false);
  });
});
