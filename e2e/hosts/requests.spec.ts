import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { bookingSegment, servicePath } from '@/lib/services/paths';
import { outDir } from '@/scripts/export/outFolder';
import { exportedName } from '@/lib/catalogue/prerender';
import { writeDecodedNames } from '@/scripts/export/decodedNames';
import { forever, hostingConfig, revalidate } from '@/scripts/hosts/hostingConfig';
import { addresses, firstService, services, unknownRoute } from '../fixtures/site';
import { expect, hosts, requestTest as test } from './hosts';

/* Tests by requests, without a browser. */

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

/** The largest script file. */
const script = fileBelow('_next/static', '.js');
/** The style sheet. */
const style = fileBelow('_next/static', '.css');
/** The largest picture. */
const picture = fileBelow('_pictures', '.avif');
/** Files that never change under their address. */
const kept = [script, style, picture, fileBelow('_next/static', '.woff2')];
/** Addresses whose content may change with each deploy. */
const asked = [
  '/',
  '/services',
  servicePath(firstService.id),
  '/data.json',
  '/about/coach.vcf',
  '/calendar/studio.ics',
];

const folder = join(outDir, 'services');

/** Values that an owner may write, with every character that has a meaning in an address, on a host or in a shell. */
const oddValues: readonly string[] = [
  'Great, for beginners!',
  '100% Power',
  '50%25off %41',
  'Push/pull',
  'a%2Fb',
  'what?',
  'what?x=1&y=2#z',
  'c#',
  `it's "quoted" & <b>bold</b>`,
  'semi;colon:at@a=b+c$d',
  'Café Été',
  '瑜伽 Йога יוגה',
  '🧘‍♀️ Flow 💪🏽',
  'back\\slash [x] {y} | ^ ` ~',
  '(star*) _under_ -dash-',
  'dots ... and v1.2',
  'a dot at the end.',
  'what, a back\\slash?',
  'two  spaces',
];

/**
 * Puts a page for each odd value beside the real ones, by the same steps as the build. The answered function removes them. Each
 * call uses its own random prefix, so workers do not disturb each other or real pages.
 */
async function addOddPages() {
  const prefix = randomUUID();
  const values = oddValues.map((odd) => `${prefix} ${odd}`);
  for (const value of values) await writeFile(join(folder, `${exportedName(value)}.html`), value);
  await writeDecodedNames(outDir, values);
  const remove = async () => {
    const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
    for (const name of names) await rm(join(folder, name), { recursive: true });
  };
  return { values, remove };
}

const file = (name: string): string => readFileSync(join(outDir, name), 'utf8');

/** What Mozilla's HTTP Observatory gives points for (product 12.2). The local servers have no https. */
const rated = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,};/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A policy without regard to the order of its hashes, which is not the same in all places. */
const sorted = (policy: string) => policy.split(/[; ]+/).sort();

/** The policy that stands in each page. */
const [, ownPolicy = ''] =
  /Content-Security-Policy" content="([^"]+)"/.exec(file('index.html')) ?? [];

test.describe('superstatic', () => {
  test('lets browsers revalidate everything else', async ({ request }) => {
    for (const address of asked) {
      const { etag, 'cache-control': found } = (await request.get(address)).headers();
      expect([address, found, etag]).toEqual([address, revalidate, expect.stringMatching(/./)]);
    }
  });

  test('sends the security headers with every answer, a 404 too, as the Observatory rates best', async ({
    request,
  }) => {
    const files = [...asked, ...kept, unknownRoute];
    for (const address of new Set([...addresses, ...files])) {
      const headers = (await request.get(address)).headers();
      expect([address, headers]).toEqual([address, expect.objectContaining(rated)]);
      const policy = headers['content-security-policy'] ?? '';
      // How strict that of the pages is: e2e/html/policy.
      expect(sorted(policy)).toEqual(sorted(`${ownPolicy}; frame-ancestors 'none'`));
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
    for (const address of ['/', '/login', '/signup', '/sitemap.xml', unknownRoute])
      expect([address, await robotsTag(address)]).toEqual([address, undefined]);
  });

  test('lets browsers cache what never changes', async ({ request }) => {
    for (const address of kept)
      expect((await request.get(address)).headers()['cache-control'], address).toBe(forever);
  });

  test('redirects the former address of the sign-up page', async ({ request }) => {
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

for (const host of hosts)
  test.describe(host, () => {
    test.use({ host });

    test('answers every route with its page, whatever the query, and every value of every service', async ({
      request,
    }) => {
      for (const route of addresses) {
        const response = await request.get(route, { maxRedirects: 0 });
        expect([route, response.status()]).toEqual([route, 200]);
        expect(await response.text()).toBe(file(`${route === '/' ? '/index' : route}.html`));
      }
      const query = await request.get('/login?from=%2Fservices%2Fa%252Fb&x=%22%3E');
      expect([query.status(), await query.text()]).toEqual([200, file('login.html')]);
      for (const service of services) {
        const { id, name, price, comment } = service;
        for (const value of [id, name, price, comment, bookingSegment(service)]) {
          const response = await request.get(servicePath(value), { maxRedirects: 0 });
          expect([value, response.status()]).toEqual([value, 200]);
          expect(await response.text()).toBe(file(`services/${exportedName(value)}.html`));
        }
      }
    });

    test('finds the page of a value with any odd character', async ({ request }) => {
      const pages = await addOddPages();
      try {
        for (const value of pages.values) {
          const response = await request.get(servicePath(value), { maxRedirects: 0 });
          expect([response.status(), await response.text()]).toEqual([200, value]);
        }
      } finally {
        await pages.remove();
      }
    });

    test('answers other addresses with the 404 page and status 404', async ({ request }) => {
      const page = file('404.html');
      expect(page).toMatch(/<main\b[^]*<img\b/);
      for (const path of [
        unknownRoute,
        '/services/none',
        '/about/none/',
        '/a/b/c',
        '/index.php?id=1',
        '/_next/static/none.js',
      ]) {
        const response = await request.get(path);
        const isThere = (await response.text()) === page;
        expect([path, response.status(), isThere]).toEqual([path, 404, true]);
      }
    });
  });
