import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedName } from '@/lib/catalogue/prerender';
import { bookingSegment, servicePath } from '@/lib/services/paths';
import { linksIn } from '@/lib/studio/pageList';
import { writeDecodedNames } from '@/scripts/export/decodedNames';
import { outDir } from '@/scripts/export/outFolder';
import { forever, hostingConfig, revalidate } from '@/scripts/hosts/hostingConfig';
import { isSameDocument, markDocument } from '../fixtures/documents';
import { siteOrigin } from '../fixtures/environment';
import { formOf } from '../fixtures/forms';
import { noGuard } from '../fixtures/guard';
import { visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { serveFiles } from '../fixtures/servers';
import { allPaths, firstService, services, unknownRoute } from '../fixtures/site';
import { expect, test as base } from '../fixtures/test';

/** Firebase's server with the rules of scripts/hosts, and a plain file server without rules. */
const hosts = ['superstatic', 'a plain file server'] as const;

/** The base of tests on a `host`. Relative URLs refer to that host. */
const browserTest = base.extend<{ host: (typeof hosts)[number] }>({
  host: ['superstatic', { option: true }],
  baseURL: async ({ host, originOf }, use) =>
    use(host === 'superstatic' ? siteOrigin : await originOf(host, () => serveFiles(outDir))),
});

/** Tests that only send requests and don't need a browser. */
const test = browserTest.extend({ guard: async ({}, use) => use(noGuard) });

const sizeOf = (file: string): number => statSync(join(outDir, file)).size;

/** Returns the path of the largest file with this ending in a folder of the build. */
function largestFile(folder: string, ending: string): string {
  const [largest] = readdirSync(join(outDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${folder}/${file.split('\\').join('/')}`)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  if (largest === undefined) throw new Error(`out/${folder} has no file that ends in ${ending}.`);
  return largest;
}

const immutablePaths = [
  largestFile('_next/static', '.js'),
  largestFile('_next/static', '.css'),
  largestFile('_next/static', '.woff2'),
  largestFile('_pictures', '.avif'),
];
const mutablePaths = [
  '/',
  '/services',
  servicePath(firstService.id),
  '/data.json',
  '/about/coach.vcf',
];

/** Values with every character that has a meaning in a URL, on a host or in a shell. */
const specialValues: readonly string[] = [
  'Great, for beginners!',
  '100% Power',
  '50%25off %41',
  'Push/pull',
  'a%2Fb',
  'what?x=1&y=2#z',
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
 * Adds a page for each special value, as the build does. A random prefix prevents conflicts with
 * other workers and real pages.
 */
async function addSpecialPages() {
  const folder = join(outDir, 'services');
  const prefix = randomUUID();
  const values = specialValues.map((value) => `${prefix} ${value}`);
  for (const value of values) await writeFile(join(folder, `${exportedName(value)}.html`), value);
  await writeDecodedNames(outDir, values);
  const remove = async () => {
    const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
    for (const name of names) await rm(join(folder, name), { recursive: true });
  };
  return { values, remove };
}

const readBuilt = (name: string): string => readFileSync(join(outDir, name), 'utf8');

/** The headers that Mozilla's HTTP Observatory scores. */
const ratedHeaders = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,};/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sorts a policy, because the order of hashes differs between the pages and the header. */
const sortPolicy = (policy: string) => policy.split(/[; ]+/).sort();

/** The policy in the pages' `<meta>`. */
const [, metaPolicy = ''] =
  /Content-Security-Policy" content="([^"]+)"/.exec(readBuilt('index.html')) ?? [];

test.describe('superstatic', () => {
  test('browsers cache hashed files for a year and revalidate everything else', async ({
    request,
  }) => {
    for (const path of immutablePaths)
      expect((await request.get(path)).headers()['cache-control'], path).toBe(forever);
    for (const path of mutablePaths) {
      const { etag, 'cache-control': caching } = (await request.get(path)).headers();
      expect(caching, path).toBe(revalidate);
      expect(etag, path).toMatch(/./);
    }
  });

  test('every response has the security headers, even a 404', async ({ request }) => {
    const files = [...mutablePaths, ...immutablePaths, unknownRoute];
    for (const path of new Set([...allPaths, ...files])) {
      const headers = (await request.get(path)).headers();
      expect(headers, path).toMatchObject(ratedHeaders);
      const policy = headers['content-security-policy'] ?? '';
      expect(sortPolicy(policy)).toEqual(sortPolicy(`${metaPolicy}; frame-ancestors 'none'`));
      for (const { name, value } of hostingConfig(policy).headers)
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  });

  test('data files are kept out of search results, unlike pages', async ({ request }) => {
    const robotsTag = async (path: string) => (await request.get(path)).headers()['x-robots-tag'];
    const payload = `${servicePath(firstService.id)}.txt`;
    for (const path of ['/index.txt', payload, '/data.json', '/build.json'])
      expect(await robotsTag(path), path).toBe('noindex');
    for (const path of ['/', '/login', '/sitemap.xml', unknownRoute])
      expect(await robotsTag(path), path).toBeUndefined();
  });

  test('redirects /SignUp, and leads password managers to the account', async ({ request }) => {
    for (const [from, to, status] of [
      ['/SignUp?from=%2Fservices', '/signup', 301],
      ['/.well-known/change-password', '/account', 302],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      const { pathname } = new URL(response.headers().location ?? '', response.url());
      expect({ status: response.status(), pathname }, from).toEqual({ status, pathname: to });
    }
  });
});

for (const host of hosts)
  test.describe(host, () => {
    test.use({ host });

    test('serves every route with any query, and every value of every service', async ({
      request,
    }) => {
      for (const route of allPaths) {
        const response = await request.get(`${route}?x=%22%3E`, { maxRedirects: 0 });
        expect(response.status(), route).toBe(200);
        expect(await response.text()).toBe(readBuilt(`${route === '/' ? '/index' : route}.html`));
      }
      for (const service of services) {
        const { id, name, price, comment } = service;
        for (const value of [id, name, price, comment, bookingSegment(service)]) {
          const response = await request.get(servicePath(value), { maxRedirects: 0 });
          expect(response.status(), value).toBe(200);
          expect(await response.text()).toBe(readBuilt(`services/${exportedName(value)}.html`));
        }
      }
    });

    test('finds the page of every value with special characters', async ({ request }) => {
      const pages = await addSpecialPages();
      try {
        for (const value of pages.values) {
          const response = await request.get(servicePath(value), { maxRedirects: 0 });
          expect(response.status(), value).toBe(200);
          expect(await response.text()).toBe(value);
        }
      } finally {
        await pages.remove();
      }
    });

    test('responds to other paths with the 404 page and status 404', async ({ request }) => {
      const page = readBuilt('404.html');
      for (const path of [
        unknownRoute,
        '/services/none',
        '/about/none/',
        '/index.php?id=1',
        '/_next/static/none.js',
        // Password managers check that a host doesn't respond to everything with 200 (W3C).
        '/.well-known/resource-that-should-not-exist',
      ]) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(404);
        expect(await response.text()).toBe(page);
      }
    });
  });

/*
 * Unlike Firebase's server, which all other e2e tests use, this host sends no headers or redirects.
 */
browserTest.describe('a browser on a plain file server', () => {
  browserTest.use({ host: 'a plain file server' });

  browserTest(
    'navigates softly, and /SignUp leads to the sign-up page',
    async ({ page, guard }) => {
      guard.allowErrors(/status of 404/);
      await visit(page, '/');
      await markDocument(page);
      for (const { label, href } of linksIn('bar').slice(1)) {
        await barLink(page, label).click();
        await expect(page).toHaveURL(href);
      }
      await page.goBack();
      await barLink(page, 'Service').click();
      await page.getByRole('link', { name: `Booking ${firstService.name}`, exact: true }).click();
      await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
      // The 404 page replaces itself by the sign-up page.
      await page.goto('/SignUp?from=%2Fabout#top');
      await expect(page).toHaveURL('/signup?from=%2Fabout#top');
      await expect(formOf(page).signUp).toBeVisible();
    },
  );
});
