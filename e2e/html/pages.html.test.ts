import { privacy } from '@/lib/content/law';
import { linksIn, pageAt, pagesOff } from '@/lib/pages';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, byRoute, outFolder, pageOf } from './built';

/** The links in an element, as names and addresses. */
const linksOf = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => ({
    label: link.textContent,
    href: link.getAttribute('href'),
  }));

test.each(byRoute(allPages))(
  '%s links the pages of the list in bar, footer and small print',
  (_route, page) => {
    const { document } = page;
    expect(linksOf(document.querySelector('header nav ul'))).toEqual(linksIn('bar'));
    const [footer, smallPrint] = document.querySelectorAll('footer nav');
    expect(linksOf(footer)).toEqual(linksIn('footer'));
    expect(linksOf(smallPrint)).toEqual(linksIn('smallPrint'));
  },
);

test('every page asks for both fonts before its style sheet', () => {
  const late = allPages.filter(({ html }) => {
    const [before = ''] = html.split('<link rel="stylesheet"');
    return before.match(/<link rel="preload"[^>]* as="font"/g)?.length !== 2;
  });
  expect(late.map(({ route }) => route)).toEqual([]);
});

test('the privacy notice lists the hosts of the policy, each once, and no others', () => {
  const { document } = pageOf('/privacy');
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy" i]')
    ?.getAttribute('content');
  const origins = policy?.match(/https?:\/\/[^\s;]+/g) ?? [];
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const section = [...document.querySelectorAll('section')].find(
    (candidate) => candidate.querySelector('h2')?.textContent === privacy.hosts.heading,
  );
  const listed = [...(section?.querySelectorAll('dt code') ?? [])].map((code) => code.textContent);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.sort()).toEqual([...hosts].sort());
});

test.each(['/login', '/signup'])('%s leads to the privacy notice', (route) => {
  expect(linksOf(pageOf(route).document.querySelector('main'))).toContainEqual({
    label: pageAt('/privacy').title,
    href: '/privacy',
  });
});

test('pages that are off are not built, nor what belongs to them', () => {
  const built = pagesOff
    .flatMap(({ path, files = [] }) => [`${path}.html`, `${path}.txt`, path, ...files])
    .filter((file) => existsSync(join(outFolder, file)));
  expect(built).toEqual([]);
});
