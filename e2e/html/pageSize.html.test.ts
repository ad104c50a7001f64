import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from '@/e2e/extras/bench/compress';
import { pagesOff, sitePages } from '@/lib/pages';
import { services } from '../fixtures/services';
import { outFolder, pageOf } from './built';

/**
 * What HTML and page data of each page weighed together on 2026-11-25, in bytes of gzip (docs/performance.md): no page
 * should grow by more than a few sentences.
 */
const sizes: Readonly<Record<string, number>> = {
  '/': 31_000,
  '/home': 31_150,
  '/services': 22_800,
  '/services/1': 22_200,
  '/about': 20_050,
  '/blogs': 35_850,
  '/404': 13_950,
  '/privacy': 19_200,
  '/login': 16_350,
  '/signup': 16_450,
  '/account': 15_000,
  '/account/forgot': 14_600,
  '/account/reset': 14_200,
  '/account/action': 14_250,
};

/** What a page of text alone weighs, such as one that the owner adds. */
const plainPage = 17_000;

/** Room for a changed sentence, and for names of files that differ from build to build. */
const room = 1.06;

/** What each service adds to a page that lists all, over the six of the first measurement. */
const perService = Math.max(0, services.length - 6) * 250;

const isOff = (route: string) => pagesOff.some(({ path }) => path === route);
const routes = new Set([...sitePages.map(({ path }) => path), ...Object.keys(sizes)]);

test.each([...routes].filter((route) => !isOff(route)))(
  'HTML and page data of %s are not larger',
  (route) => {
    const { html } = pageOf(route);
    const data = /"data":"(\/_next\/[^"]+)"/.exec(html)?.[1] ?? 'names no data';
    const weight = gzipSize(Buffer.from(html)) + gzipSize(readFileSync(join(outFolder, data)));
    expect(weight).toBeLessThanOrEqual((sizes[route] ?? plainPage) * room + perService);
  },
);
