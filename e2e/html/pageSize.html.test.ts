import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from '@/e2e/extras/bench/compress';
import { outFolder, pageOf } from './built';

/**
 * What HTML and page data of each page weighed together on 2026-11-24, in bytes of gzip (docs/performance.md): no page
 * should grow by more than a few words.
 */
const sizes: Readonly<Record<string, number>> = {
  '/': 34_700,
  '/home': 34_700,
  '/services': 28_300,
  '/services/1': 27_300,
  '/about': 21_800,
  '/blogs': 37_400,
  '/404': 15_600,
  '/login': 18_100,
  '/signup': 18_250,
  '/account': 17_700,
  '/account/forgot': 16_550,
  '/account/reset': 16_850,
  '/account/action': 16_200,
};

/** Room for a changed word, and for names of files that differ from build to build. */
const room = 1.02;

test.each(Object.entries(sizes))('HTML and page data of %s are not larger', (route, size) => {
  const { html } = pageOf(route);
  const data = /"data":"(\/_next\/[^"]+)"/.exec(html)?.[1] ?? 'names no data';
  const weight = gzipSize(Buffer.from(html)) + gzipSize(readFileSync(join(outFolder, data)));
  expect(weight).toBeLessThanOrEqual(size * room);
});
