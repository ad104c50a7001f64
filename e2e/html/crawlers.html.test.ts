import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/lib/content/site';
import { allPages, byRoute, canonicalOf, fileFor, outFolder, pageOf, pages } from './built';

const read = (name: string): string => readFileSync(join(outFolder, name), 'utf8');

test('the sitemap lists exactly the canonical pages, each once', () => {
  const sitemap = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml');
  const listed = [...sitemap.getElementsByTagName('loc')].map((loc) => loc.textContent);
  const canonical = new Set(pages.map(canonicalOf));
  expect([...listed].sort()).toEqual([...canonical].sort());
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

type Node = Readonly<Record<string, unknown>>;

/** The structured data of a page, all graphs joined. */
function graphOf(document: Document): readonly Node[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent ?? '') as Node & { '@graph'?: Node[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
}

/** Aliases leave their service to the page that they name as canonical; the forms have nothing to describe. */
const described = pages.filter(
  ({ route, ...page }) =>
    !['/login', '/signup', '/home'].includes(route) &&
    canonicalOf({ route, ...page }) === new URL(encodeURI(route), site.url).href,
);

/** The ids that some page of the site describes: a node may refer to the studio, which Home describes. */
const idsOf = (graph: readonly Node[]): readonly unknown[] => graph.map((node) => node['@id']);
const known = new Set(pages.flatMap(({ document }) => idsOf(graphOf(document))));

test.each(byRoute(described))(
  'the structured data of %s parses, is typed, and refers only to what the site describes',
  (_route, page) => {
    const graph = graphOf(page.document);
    expect(graph.length).toBeGreaterThan(0);
    for (const node of graph) expect(node['@type']).toBeTruthy();
    const ids = idsOf(graph).filter(Boolean);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const text = JSON.stringify(graph);
    const references = [...text.matchAll(/\{"@id":("(?:[^"\\]|\\.)*")\}/g)].map(
      ([, id]) => JSON.parse(id ?? '""') as string,
    );
    expect(references.filter((id) => !known.has(id))).toEqual([]);
    expect(text).not.toMatch(/aggregateRating|"review"/i);
  },
);

test('Home describes the studio, About a person, the services an offer each', () => {
  const types = (route: string): string =>
    JSON.stringify(graphOf(pageOf(route).document).map((node) => node['@type']));
  expect(types('/')).toMatch(/ExerciseGym/);
  expect(types('/about')).toMatch(/ProfilePage/);
  expect(JSON.stringify(graphOf(pageOf('/services/1').document))).toMatch(/"Offer"/);
});

test.each(byRoute(allPages))(
  'structured data cannot end the script element of %s early',
  (_route, page) => {
    for (const script of page.document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(script.textContent).not.toMatch(/<\/|<!--/);
    }
  },
);
