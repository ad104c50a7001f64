import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingSegment, servicePath } from '@/lib/services/paths';
import { exportedName } from '@/lib/services/build/prerender';
import { pagesIn } from '@/lib/pages';
import { outDir } from '@/scripts/export/outFolder';
import { addresses, unknownRoute } from '../fixtures/routes';
import { firstService, services } from '../fixtures/services';
import { expect, type HostName, hosts, requestTest as test } from './hosts';
import { addOddPages, oddValues } from './oddPages';

const file = (name: string): string => readFileSync(join(outDir, name), 'utf8');

const headings: Readonly<Record<string, RegExp>> = {
  '/': /reach your Goal/,
  '/home': /reach your Goal/,
  '/services': /Our Services/,
  [servicePath(firstService.id)]: new RegExp(firstService.name),
  '/about': /Rowan Calder/,
  '/blogs': /Blogs/,
  '/login': /Login/,
  '/signup': /Sign Up/,
  ...Object.fromEntries(pagesIn('smallPrint').map(({ path, title }) => [path, new RegExp(title)])),
};

/** The text of the only heading of the first level. */
function headingOf(html: string): string {
  const [first = '', ...more] = html.match(/<h1\b.*?<\/h1>/gs) ?? [];
  expect(more).toEqual([]);
  return first.replace(/<[^>]*>/g, '');
}

const hostileAddresses = ['/%E0%A4%A', '/%', '/..%2f..%2fetc%2fpasswd', '/%00', '//evil.example'];

/** The statuses of the answers of each host. */
const refusals: Readonly<Record<HostName, readonly number[]>> = {
  superstatic: [400, 400, 404, 404, 404],
  nginx: [400, 400, 400, 400, 404],
  'Cloudflare Pages': [404, 404, 404, 502, 404],
  'a plain file server': [404, 404, 404, 404, 404],
};

for (const host of hosts) {
  test.describe(host, () => {
    test.use({ host });

    test('answers every route with its page, whatever the query, and every value of every service', async ({
      request,
    }) => {
      for (const route of addresses) {
        const response = await request.get(route, { maxRedirects: 0 });
        expect([route, response.status()]).toEqual([route, 200]);
        expect(headingOf(await response.text())).toMatch(headings[route] ?? /^$/);
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
        for (const { value, html } of pages.list) {
          const response = await request.get(servicePath(value), { maxRedirects: 0 });
          expect([value, response.status(), await response.text()]).toEqual([value, 200, html]);
        }
        expect(pages.list).toHaveLength(oddValues.length);
      } finally {
        await pages.remove();
      }
    });

    test('answers other addresses with the 404 page and status 404, and survives hostile ones', async ({
      request,
      baseURL,
    }) => {
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
        expect([path, response.status(), (await response.text()) === page]).toEqual([
          path,
          404,
          true,
        ]);
      }
      const statuses: number[] = [];
      for (const path of hostileAddresses)
        statuses.push((await request.get(`${baseURL}${path}`)).status());
      expect(statuses).toEqual(refusals[host]);
      expect((await request.get('/')).status()).toBe(200);
    });
  });
}
