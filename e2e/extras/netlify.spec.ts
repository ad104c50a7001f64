import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { outDir } from '@/scripts/export/outFolder';
import { hostingConfig, forever } from '@/scripts/hosts/hostingConfig';
import { expect, requestTest as test } from '../hosts/hosts';

/* Netlify has no local server, but its build reads the two files with these parsers. */

test('Netlify reads every header of the description, and each address gets it once', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(outDir, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  // Netlify joins the values of all rules that match.
  const sentWith = (path: string) =>
    headers.flatMap((rule) =>
      'forRegExp' in rule && rule.forRegExp.test(path) ? Object.entries(rule.values) : [],
    );
  const policy = sentWith('/').find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
  expect(policy).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'$/);
  const everywhere = hostingConfig(policy).headers.map(({ name, value }) => [name, value]);
  for (const path of ['/', '/services/1', '/sitemap.xml'])
    expect([path, ...sentWith(path)]).toEqual([path, ...everywhere]);
  for (const path of ['/_next/static/chunks/a.js', '/_pictures/a.avif'])
    expect(sentWith(path)).toEqual([...everywhere, ['Cache-Control', forever]]);
  for (const path of ['/index.txt', '/services/1.txt', '/data.json', '/.well-known/security.txt'])
    expect(sentWith(path)).toEqual([...everywhere, ['X-Robots-Tag', 'noindex']]);
});

test('Netlify reads the redirects of the description', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(outDir, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toEqual(
    hostingConfig('').redirects.map((redirect) =>
      expect.objectContaining({ ...redirect, force: false }),
    ),
  );
});
