import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { servicePath } from '@/lib/catalogue/paths';
import { outDir } from '@/scripts/export/out';
import { hostingConfig, forever, revalidate } from '@/scripts/hosts/hostingConfig';
import { unknownRoute } from '../fixtures/routes';
import { firstService } from '../fixtures/services';
import { expect, hosts, hostsWithRules, test } from './host';

const sizeOf = (file: string): number => statSync(join(outDir, file)).size;

/** The address of the largest file below a folder of the build with this ending. */
function fileBelow(folder: string, ending: string): string {
  const [largest] = readdirSync(join(outDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${folder}/${file.split('\\').join('/')}`)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  if (largest === undefined) throw new Error(`out/${folder} has no ${ending}.`);
  return largest;
}

const script = fileBelow('_next/static', '.js');
const style = fileBelow('_next/static', '.css');
const picture = fileBelow('_pictures', '.avif');
const kept = [script, style, picture, fileBelow('_next/static', '.woff2')];
/** How a host says that a page is asked for again: Cloudflare has its own way, which the site leaves alone. */
const askAgain = (host: string) =>
  host === 'Cloudflare Pages' ? 'public, max-age=0, must-revalidate' : revalidate;
const asked = [
  '/',
  '/services',
  servicePath(firstService.id),
  '/data.json',
  '/about/coach.vcf',
  '/calendar/studio.ics',
];

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

    test('says of every kind of file what it is', async ({ request }) => {
      for (const [address, type] of types) {
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.headers()['content-type'], address).toMatch(type);
      }
    });
  });
}

for (const host of hostsWithRules) {
  test.describe(host, () => {
    test.use({ host });

    test('sends the security headers with everything, a 404 too', async ({ request }) => {
      for (const address of [...asked, ...kept, unknownRoute, '/.well-known/security.txt']) {
        const headers = (await request.get(address)).headers();
        const policy = headers['content-security-policy'] ?? '';
        expect(policy).toMatch(/default-src 'none';.*frame-ancestors 'none'/);
        expect(policy).not.toMatch(/unsafe-|[ ;]\*(?=[ ;]|$)/);
        for (const { name, value } of hostingConfig(policy).headers)
          expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
      }
    });

    test('lets browsers keep what never changes, and ask again for all else', async ({
      request,
    }) => {
      for (const address of kept)
        expect((await request.get(address)).headers()['cache-control'], address).toBe(forever);
      for (const address of asked) {
        const { etag = '', 'cache-control': caching } = (await request.get(address)).headers();
        const expected = [address, askAgain(host), expect.stringMatching(/./)];
        expect([address, caching, etag]).toEqual(expected);
        const again = await request.get(address, { headers: { 'if-none-match': etag } });
        // The emulator alone never spares the body; Firebase Hosting itself does.
        if (host !== 'the hosting emulator')
          expect([address, again.status()]).toEqual([address, 304]);
      }
    });

    test('keeps what the router and scripts fetch out of search results, and no page', async ({
      request,
    }) => {
      const payload = `${servicePath(firstService.id)}.txt`;
      for (const address of ['/index.txt', payload, '/about.txt', '/data.json', '/build.json'])
        expect([address, await robotsTag(address)]).toEqual([address, 'noindex']);
      for (const address of ['/', '/login', '/signup', '/sitemap.xml', '/feed.xml', unknownRoute])
        expect([address, await robotsTag(address)]).toEqual([address, undefined]);

      async function robotsTag(address: string): Promise<string | undefined> {
        return (await request.get(address)).headers()['x-robots-tag'];
      }
    });

    test('knows the address that the sign-up page had', async ({ request }) => {
      const response = await request.get('/SignUp?from=%2Fservices', { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      const { pathname } = new URL(response.headers().location ?? '', response.url());
      expect(pathname).toBe('/signup');
    });

    test('leads password managers to the account', async ({ request }) => {
      const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
      expect([302, 303, 307]).toContain(response.status());
      const { pathname } = new URL(response.headers().location ?? '', response.url());
      expect(pathname).toBe('/account');
      // They trust the answer only where a host does not answer everything (W3C, reliable statuses).
      const missing = await request.get('/.well-known/resource-that-should-not-exist');
      expect(missing.status()).toBe(404);
    });
  });
}

/* The hosting emulator sends the headers of an address whatever became of it. */
for (const host of ['nginx', 'Cloudflare Pages'] as const) {
  test.describe(host, () => {
    test.use({ host });

    test('asks nobody to keep a 404', async ({ request }) => {
      const response = await request.get('/_next/static/chunks/gone.js');
      expect(response.status()).toBe(404);
      expect(response.headers()['cache-control']).toMatch(/^no-(cache|store)$/);
    });
  });
}

/* Cloudflare compresses on its way to the visitor, which its local server does not show. */
for (const host of ['the hosting emulator', 'nginx'] as const) {
  test.describe(host, () => {
    test.use({ host });

    test('sends texts compressed to browsers that can read it', async ({ request }) => {
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
