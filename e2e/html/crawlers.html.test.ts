import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from '@/lib/content/answers/answers';
import { site } from '@/lib/studio/site';
import { fileFor, outFolder, pageOf, visibleText } from './built';

const read = (name: string): string => readFileSync(join(outFolder, name), 'utf8');

/** An XML file of the export, read as strictly as XML is. */
function readXml(name: string): Document {
  const xml = new DOMParser().parseFromString(read(name), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}

const texts = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');

/* The sitemap: links.html.test.ts, and its days lib/seo/sitemapEntries.test.ts. */
test('the feed holds every answer under its heading on Blogs, with the dates of its text (RFC 4287)', () => {
  const [link] = pageOf('/blogs').document.querySelectorAll('link[rel="alternate"]');
  expect(link?.getAttribute('type')).toBe('application/atom+xml');
  const feed = readXml(new URL(link?.getAttribute('href') ?? '', site.url).pathname);
  const entries = [...feed.getElementsByTagName('entry')];
  const read = entries.map((entry) =>
    ['title', 'published', 'updated'].map((name) => texts(entry, name)[0]),
  );
  const time = (day: string) => `${day}T00:00:00Z`;
  expect(read).toEqual(
    answers.map(({ question, published, changed }) => [question, time(published), time(changed)]),
  );
  for (const entry of entries) {
    const { pathname, hash } = new URL(entry.querySelector('link')?.getAttribute('href') ?? '');
    const article = pageOf(pathname).document.getElementById(hash.slice(1))?.closest('article');
    expect(article?.querySelector('h2')?.textContent).toBe(texts(entry, 'title')[0]);
  }
  expect(texts(feed, 'updated')[0]).toBe(
    time(
      answers
        .map(({ changed }) => changed)
        .sort()
        .at(-1)!,
    ),
  );
});

test('llms.txt has the facts that the pages have, and its links lead to pages', () => {
  const text = read('llms.txt');
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const facts = [site.contact.phone, site.contact.email, site.address.street];
  for (const fact of facts) {
    expect(text).toContain(fact);
    expect(visibleText(pageOf('/'))).toContain(fact);
  }
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): ./gm)].map(([, href]) => new URL(href!));
  expect(links.length).toBeGreaterThan(8);
  for (const { origin, pathname } of links)
    expect([pathname, origin, fileFor(pathname)]).toEqual([pathname, site.url, expect.any(String)]);
});

test('robots.txt lets crawlers in and names the sitemap', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^user-agent: \*/im);
  expect(robots).not.toMatch(/^disallow: \/$/im);
  expect(robots).toContain(`${site.url}/sitemap.xml`);
});

test('the manifest names the site, and its icons exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).toContain(site.name);
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src } of manifest.icons)
    expect([src, fileFor(src)]).toEqual([src, expect.any(String)]);
});

test('security.txt names a contact, itself, and a day within a year; it has no other fields (RFC 9116)', () => {
  const text = read('.well-known/security.txt');
  const fields = [...text.matchAll(/^(\w\S*): (\S.*)$/gm)].map(([, name, value]) => [name, value]);
  const { Contact, Canonical, Expires = '' } = Object.fromEntries(fields) as Record<string, string>;
  expect(Contact).toMatch(/^(mailto:[^\s@]+@|https:\/\/)\S+$/);
  expect(Canonical).toBe(`${site.url}/.well-known/security.txt`);
  // The form of RFC 3339.
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(Expires) - Date.now()) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
  const known = /^(Contact|Expires|Preferred-Languages|Canonical|Policy): \S.*$|^$|^# /;
  expect(text.split('\n').filter((line) => !known.test(line))).toEqual([]);
  expect(text.match(/^Expires:/gm)).toHaveLength(1);
});
