import { servicePath } from '@/lib/services/paths';
import { allowedHosts } from '@/lib/csp';
import { hostingConfig } from '@/scripts/hosts/hostingConfig';
import { addresses, unknownRoute } from '../fixtures/routes';
import { firstService } from '../fixtures/services';
import { authOrigin } from '../fixtures/addresses';
import { asked, fileBelow, kept, picture, script, style } from './files';
import { expect, hosts, hostsWithRules, requestTest as test } from './hosts';

const types: readonly (readonly [address: string, type: RegExp])[] = [
  ['/', /^text\/html; ?charset=utf-8$/i],
  [unknownRoute, /^text\/html; ?charset=utf-8$/i],
  [script, /^(text|application)\/javascript\b/],
  [style, /^text\/css\b/],
  [picture, /^image\/avif$/],
  [fileBelow('_pictures', '.webp'), /^image\/webp$/],
  [fileBelow('_next/static', '.woff2'), /^font\/woff2$/],
  ['/icons/favicon.svg', /^image\/svg\+xml\b/],
  ['/data.json', /^application\/json\b/],
  ['/manifest.webmanifest', /^application\/manifest\+json\b/],
  ['/about/coach.vcf', /^text\/(x-)?vcard\b/],
  ['/calendar/studio.ics', /^text\/calendar\b/],
  ['/about.txt', /^text\/plain\b/],
  ['/.well-known/security.txt', /^text\/plain; ?charset=utf-8$/i],
  ['/sitemap.xml', /^(text|application)\/xml\b/],
  ['/feed.xml', /^(text|application)\/xml\b/],
  ['/llms.txt', /^text\/plain; ?charset=utf-8$/i],
];

for (const host of hosts) {
  test.describe(host, () => {
    test.use({ host });

    test('sends the content type of every kind of file', async ({ request }) => {
      for (const [address, type] of types) {
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.headers()['content-type'], address).toMatch(type);
      }
    });
  });
}

/** What Mozilla's HTTP Observatory gives points for (product 12.2). The local servers have no https. */
const rated = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,};/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Expects a policy that allows what the table of hosts names (lib/csp), and nothing else. */
function expectStrict(policy: string): void {
  expect(policy).not.toMatch(/unsafe-|[ ;]\*(?=[ ;]|$)/);
  const directives = policy.split(/; */).map((directive) => directive.split(' '));
  const sources = new Map(directives.map(([name = '', ...values]) => [name, values]));
  // No directive stands twice: browsers would heed the first, the Observatory calls it invalid.
  expect(sources.size).toBe(directives.length);
  const hash = expect.stringMatching(/^'sha256-/);
  const hosts = allowedHosts({ authEmulator: authOrigin });
  for (const [directive, found] of sources)
    for (const source of found) {
      const lines = hosts.filter((host) => host.directive === directive);
      expect([...lines.map((line) => line.source), "'none'", hash]).toContainEqual(source);
    }
  expect(sources.get('object-src')).toEqual(["'none'"]);
  expect(sources.get('base-uri')).toEqual(["'none'"]);
  // The auth emulator alone is without TLS; in production the provider stands in its place.
  const insecure = [...sources.values()].flat().filter((source) => source.startsWith('http:'));
  expect(insecure.filter((source) => source !== authOrigin)).toEqual([]);
}

for (const host of hostsWithRules) {
  test.describe(host, () => {
    test.use({ host });

    test('sends the security headers with every answer, a 404 too, as the Observatory rates best', async ({
      request,
    }) => {
      const files = [...asked, ...kept, unknownRoute, '/.well-known/security.txt'];
      for (const address of new Set([...addresses, ...files])) {
        const headers = (await request.get(address)).headers();
        expect([address, headers]).toEqual([address, expect.objectContaining(rated)]);
        const policy = headers['content-security-policy'] ?? '';
        expectStrict(policy);
        for (const { name, value } of hostingConfig(policy).headers)
          expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
        expect(Object.keys(headers)).not.toContain('set-cookie');
        expect(Object.keys(headers)).not.toContain('access-control-allow-credentials');
      }
    });

    test('keeps data files out of search results, but no page', async ({ request }) => {
      const robotsTag = async (address: string) =>
        (await request.get(address)).headers()['x-robots-tag'];
      const payload = `${servicePath(firstService.id)}.txt`;
      for (const address of ['/index.txt', payload, '/about.txt', '/data.json', '/build.json'])
        expect([address, await robotsTag(address)]).toEqual([address, 'noindex']);
      for (const address of ['/', '/login', '/signup', '/sitemap.xml', '/feed.xml', unknownRoute])
        expect([address, await robotsTag(address)]).toEqual([address, undefined]);
    });
  });
}

/* Cloudflare compresses at its edge, which its local server does not have. */
for (const host of ['superstatic', 'nginx'] as const) {
  test.describe(host, () => {
    test.use({ host });

    test('compresses texts for browsers that support it', async ({ request }) => {
      const headers = { 'accept-encoding': 'gzip, br' };
      for (const address of ['/', script, style, '/data.json', '/about.txt', '/licenses.txt']) {
        const response = await request.get(address, { headers });
        const { 'content-encoding': encoding = 'none', vary = '' } = response.headers();
        expect([address, encoding, vary]).toEqual([
          address,
          expect.stringMatching(/^(gzip|br)$/),
          expect.stringMatching(/accept-encoding/i),
        ]);
      }
      const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers()['content-encoding']).toBeUndefined();
    });
  });
}
