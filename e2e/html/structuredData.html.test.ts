import { weekdays } from '@/lib/services/sessions';
import { priceRange } from '@/lib/services/price';
import { detailsTexts } from '@/lib/words';
import { coach, coaches } from '@/lib/studio/coaches';
import { services } from '../fixtures/site';
import { site } from '@/lib/studio/site';
import { byRoute, canonicalOf, pageOf, pages } from './built';

type Node = Readonly<Record<string, unknown>>;

/** The structured data of a page, all graphs joined. */
function graphOf(document: Document): readonly Node[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent ?? '') as Node & { '@graph': Node[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A thing and all within it. */
function within(value: unknown): readonly Node[] {
  if (!isNode(value)) return [];
  const inner = Object.values(value).flatMap(within);
  return Array.isArray(value) ? inner : [value, ...inner];
}

/** The things of a type on a page. */
const ofType = (route: string, type: string): readonly Node[] =>
  within(graphOf(pageOf(route).document)).filter((node) => node['@type'] === type);

describe.each(byRoute(pages))('%s', (route, page) => {
  const { document } = page;
  const graph = graphOf(document);
  const nodes = within(graph);

  test('names each thing once, and refers only to what it describes itself', () => {
    const ids = nodes.filter((node) => '@type' in node && '@id' in node).map((node) => node['@id']);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = nodes.filter((node) => !('@type' in node)).map((node) => node['@id']);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('names the site and the studio, with its number, place and prices, as every page does', () => {
    const [website, studio] = ['WebSite', 'ExerciseGym'].map((type) =>
      graph.filter((node) => node['@type'] === type),
    );
    expect(website).toEqual([expect.objectContaining({ '@id': `${site.url}/#website` })]);
    expect(studio).toEqual([
      expect.objectContaining({
        '@id': `${site.url}/#studio`,
        telephone: site.contact.phone,
        ...(priceRange(services) && { priceRange: priceRange(services) }),
      }),
    ]);
    const { latitude, longitude } = studio?.[0]?.geo as Record<string, number>;
    for (const degrees of [latitude, longitude]) expect(String(degrees)).toMatch(/\.\d{5}$/);
  });

  test('tells the way to the page as its breadcrumb does, aliases none', () => {
    const told = graph
      .filter((node) => node['@type'] === 'BreadcrumbList')
      .flatMap(({ itemListElement }) => itemListElement as Node[])
      .map(({ name, item }) => [name, item]);
    const canonical = canonicalOf(page);
    const isAlias = canonical !== new URL(encodeURI(route), site.url).href;
    const steps = [
      ...document.querySelectorAll(`nav[aria-label="${detailsTexts.breadcrumb.label}"] li`),
    ];
    const shown = steps.map((step) => {
      const href = step.querySelector('a')?.getAttribute('href');
      return [step.textContent, href ? site.url + href : canonical];
    });
    expect(told).toEqual(isAlias ? [] : shown);
  });

  test('invents neither ratings nor reviews (product 1.4)', () => {
    expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|"review"/i);
  });
});

/** The details of the first service that has classes, if any has. */
const classPages = pages.filter(({ route }) => ofType(route, 'EventSeries').length > 0).slice(0, 1);

/** What Google's rich results need of a type, and what it recommends and the studio has (Search Central, structured data). */
const richResults: readonly (readonly [route: string, type: string, fields: string])[] = [
  ['/', 'WebSite', 'name url alternateName'],
  ['/', 'ExerciseGym', 'name address geo telephone url image logo openingHoursSpecification'],
  ['/', 'ListItem', 'position url'],
  ['/', 'OfferCatalog', 'name itemListElement'],
  ...classPages.flatMap(({ route }): [string, string, string][] => [
    [route, 'EventSeries', 'name location startDate eventSchedule'],
    [route, 'BreadcrumbList', 'itemListElement'],
    [route, 'ListItem', 'position name item'],
    [route, 'Offer', 'price priceCurrency url'],
  ]),
  ['/about', 'ProfilePage', 'mainEntity dateModified'],
  ['/about', 'Person', 'name description image'],
  ['/blogs', 'BlogPosting', 'headline image author publisher datePublished dateModified'],
];

test.each(richResults)('%s: each %s has what its rich result needs', (route, type, fields) => {
  const things = ofType(route, type);
  expect(things.length).toBeGreaterThan(0);
  for (const thing of things)
    expect(fields.split(' ').filter((field) => thing[field] === undefined)).toEqual([]);
});

/** The text of an element that holds all of these; undefined where none does. */
const placeOf = (route: string, selector: string, ...texts: readonly string[]) =>
  [...pageOf(route).document.querySelectorAll(`main ${selector}`)]
    .map(({ textContent }) => textContent ?? '')
    .find((found) => texts.every((text) => found.includes(text)));

test('what the front page sells stands on it, by name and price', () => {
  const offers = ofType('/', 'Offer');
  expect(offers.length).toBeGreaterThan(0);
  for (const { name, description, price, itemOffered } of offers) {
    const title = String(name ?? (itemOffered as Node).name);
    const place = placeOf('/', name ? 'tr' : 'article, li', title, String(description));
    const isTold = price === undefined || place?.replaceAll(',', '.').includes(String(price));
    expect([title, isTold]).toEqual([title, true]);
  }
});

/** A weekday in the language of the page. 2024 began on a Monday. */
const dayName = (day: string) =>
  new Date(Date.UTC(2024, 0, 1 + weekdays.findIndex((one) => one === day))).toLocaleDateString(
    site.locale,
    { weekday: 'long', timeZone: 'UTC' },
  );

test.each(byRoute(pages.filter(({ route }) => ofType(route, 'EventSeries').length > 0)))(
  'the classes of %s stand on it, by day and time',
  (route, { document }) => {
    for (const { byDay, startTime } of ofType(route, 'Schedule')) {
      const day = dayName(String(byDay).split('/').at(-1) ?? '');
      const times = [...document.querySelectorAll(`main time[datetime="${String(startTime)}"]`)];
      const days = times.map((time) => time.closest('li')?.textContent);
      expect([route, days.some((text) => text?.includes(day))]).toEqual([route, true]);
    }
  },
);

test('About names every coach as one who works at the studio, and shows each by name and picture', () => {
  const [studio] = ofType('/about', 'ExerciseGym');
  const people = ofType('/about', 'Person');
  expect(people.map(({ name }) => name)).toEqual(coaches.map(({ name }) => name));
  expect(studio?.employee).toEqual(people.map((person) => ({ '@id': person['@id'] })));
  for (const { name, picture } of coaches) {
    expect(placeOf('/about', 'h1, h2, h3', name)).toBeDefined();
    expect(pageOf('/about').document.querySelector(`img[alt="${picture.alt}"]`)).not.toBeNull();
  }
});

test('the coach’s two numbers are the coach’s own, each called what it is', () => {
  const [person] = ofType('/about', 'Person');
  const own = coach.phones.map(({ text }) => text);
  expect(person?.telephone).toEqual(own);
  expect(own).toHaveLength(2);
  expect(own).not.toContain(site.contact.phone);
  const numbers = [...pageOf('/about').document.querySelectorAll('main a[href^="tel:"]')].map(
    (link) => [
      link.parentElement?.textContent?.replace(link.textContent ?? '', '').trim(),
      link.textContent,
    ],
  );
  expect(numbers).toEqual(coach.phones.map(({ label, text }) => [label, text]));
});
