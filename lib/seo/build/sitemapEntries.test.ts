/** @jest-environment node */
import type { Service } from '@/lib/catalogue/service';
import { site } from '@/lib/content/site';
import { sitemapEntries } from './sitemapEntries';

const service = (id: string): Service => ({
  id,
  name: `n ${id}`,
  price: '$1',
  comment: 'c',
  picture: '/p',
});
const urls = (...ids: string[]) => sitemapEntries(ids.map(service)).map(({ url }) => url);

it('lists every canonical page and no alias', () => {
  expect(urls('1')).toEqual(
    ['/', '/services', '/about', '/blogs', '/login', '/signup', '/services/1'].map(
      (path) => site.url + path,
    ),
  );
});

it('writes addresses that are XML', () => {
  expect(urls("rest & co's <b>").at(-1)).toBe(
    `${site.url}/services/rest%20&amp;%20co&apos;s%20%3Cb%3E`,
  );
});

it('leaves out a service whose page cannot be a file', () => {
  expect(urls('x'.repeat(300))).toEqual(urls());
});
