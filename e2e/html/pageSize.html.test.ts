import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagesOff, sitePages } from '@/lib/pages';
import { services } from '../fixtures/services';
import { outFolder, pageOf } from './built';

/** The most that HTML and page data of a page may weigh together, in bytes of gzip: Home, the long answers, and all others. */
const limits: Readonly<Record<string, number>> = { '/': 36_000, '/home': 36_000, '/blogs': 37_000 };
const limit = 30_000;

/** What each service adds to a page that lists all, over the six of the first measurement. */
const perService = Math.max(0, services.length - 6) * 250;

const isOff = (route: string) => pagesOff.some(({ path }) => path === route);
const routes = new Set([
  ...sitePages.map(({ path }) => path),
  ...Object.keys(limits),
  '/services/1',
]);

test.each([...routes].filter((route) => !isOff(route)))(
  'HTML and page data of %s are within their limit',
  (route) => {
    const { html } = pageOf(route);
    const data = /"(\/_next\/static\/data\/[^"]+)"/.exec(html)?.[1] ?? 'names no data';
    const sent = [html, readFileSync(join(outFolder, data))];
    const sizes = sent.map((content) => gzipSync(content, { level: 9 }).length);
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    expect(weight).toBeLessThanOrEqual((limits[route] ?? limit) + perService);
  },
);
