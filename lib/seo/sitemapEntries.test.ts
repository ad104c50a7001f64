/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { site } from '@/lib/studio/site';
import { pagesIn } from '@/lib/pages';
import { sitemapEntries } from './sitemapEntries';

const service = (id: string): Service => {
  return { id, name: `n ${id}`, price: '$1', comment: 'c', picture: '/p' };
};
const entries = (...ids: string[]) => sitemapEntries(ids.map(service));
const urls = (...ids: string[]) => entries(...ids).map(({ url }) => url);

it('writes addresses that are XML', () => {
  expect(urls("rest & co's <b>").at(-1)).toBe(
    `${site.url}/services/rest%20&amp;%20co&apos;s%20%3Cb%3E`,
  );
});

it('leaves out a service whose page cannot be a file', () => {
  expect(urls('x'.repeat(300))).toEqual(urls());
});

it('gives a day to pages whose texts name one, and none to pages that show the services', () => {
  const dated = entries('1').filter(({ lastModified }) => lastModified !== undefined);
  const days = pagesIn('sitemap').filter(({ changed }) => changed);
  expect(dated.map(({ url }) => new URL(url).pathname)).toEqual(days.map(({ path }) => path));
  for (const { lastModified } of dated) expect(lastModified).toMatch(/^\d{4}-\d\d-\d\d$/);
});
