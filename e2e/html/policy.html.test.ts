import { createHash } from 'node:crypto';
import { allowedSources } from '@/lib/csp';
import { authOrigin } from '../fixtures/environment';
import { allPages, type BuiltPage, pageOf, problemsOf } from './builtPages';

/** Returns the directives of a page's policy, as names and sources. */
function directivesOf({ document }: BuiltPage) {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy" i]');
  const policy = meta?.getAttribute('content') ?? '';
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources] as const);
}

function hashOf(text: string | null): string {
  const digest = createHash('sha256').update(text ?? '');
  return `'sha256-${digest.digest('base64')}'`;
}

const allowed = allowedSources({ authEmulator: authOrigin });
const looseSources = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'];
const notInMeta = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'];

test('every page has a strict policy that allows exactly its own inline scripts', () => {
  const problems = problemsOf(allPages, (page) => {
    const { document } = page;
    const directives = directivesOf(page);
    const policy = new Map(directives);
    const firstElement = document.head.querySelector('meta[http-equiv], script, link, style');
    const scripts = [...document.querySelectorAll('script:not([src]):not([type*="json"])')];
    return [
      firstElement?.getAttribute('http-equiv') !== 'Content-Security-Policy' &&
        'policy is not first',
      policy.size !== directives.length && 'duplicate directive',
      ...['default-src', 'base-uri', 'object-src'].map(
        (name) => policy.get(name)?.join() !== "'none'" && name,
      ),
      ...notInMeta.map((name) => policy.has(name) && name),
      ...directives.flatMap(([name, sources]) => [
        ...sources.map((source) => {
          const isKnown =
            source === "'none'" ||
            (name === 'script-src' && source.startsWith("'sha256-")) ||
            allowed.some((one) => one.directive === name && one.source === source);
          return !isKnown && `${name} ${source}`;
        }),
        name !== 'img-src' &&
          sources.some((source) => looseSources.includes(source)) &&
          `loose ${name}`,
      ]),
      ...scripts.map(
        ({ textContent }) =>
          !policy.get('script-src')?.includes(hashOf(textContent)) && 'inline script',
      ),
    ];
  });
  expect(problems).toEqual([]);
});

test('no page has inline styles or event handlers', () => {
  const problems = problemsOf(allPages, ({ document }) =>
    [...document.querySelectorAll('*')].map(
      (element) =>
        (element.tagName === 'STYLE' ||
          element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on'))) &&
        element.outerHTML,
    ),
  );
  expect(problems).toEqual([]);
});

test('links for the first picture precede the head script, which turns them into preloads', () => {
  const { head } = pageOf('/').document;
  const tagNames = [...head.querySelectorAll('[rel^=picture-], script:not([src])')].map(
    ({ tagName }) => tagName,
  );
  expect(tagNames.lastIndexOf('LINK')).toBeGreaterThan(0);
  expect(tagNames.indexOf('SCRIPT')).toBeGreaterThan(tagNames.lastIndexOf('LINK'));
});
