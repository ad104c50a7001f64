/** @jest-environment node */
import type { Service } from '@/lib/catalogue/service';
import { answers } from '@/lib/content/answers/answers';
import { site } from '@/lib/content/site';
import { prices } from '@/lib/content/firstVisit';
import { classSeries, homeGraph, serviceList, serviceNode } from './services';
import { inlineText } from '@/lib/seo/escape';
import { graphOf, studio, website, wholeStudio } from './studio';
import { blog, breadcrumbs, profilePage } from './pages';

const yoga: Service = {
  id: 'yoga & rest',
  name: 'Yoga',
  price: '$22 per class',
  comment: 'Slow strength',
  picture: '/images/service-yoga.jpg',
};

it('describes the studio with its place, hours and numbers', () => {
  const node = wholeStudio('22 to 32 USD');
  expect(node).toMatchObject({
    '@type': 'ExerciseGym',
    '@id': `${site.url}/#studio`,
    name: site.name,
    telephone: site.contact.phone,
    priceRange: '22 to 32 USD',
    address: { '@type': 'PostalAddress', postalCode: site.address.postalCode },
    geo: { latitude: site.address.latitude },
  });
  expect(node.openingHoursSpecification).toHaveLength(site.hours.length);
  expect(node.specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-24',
    validThrough: '2026-12-24',
    opens: '08:00',
    closes: '14:00',
  });
});

it('names the studio in short by the same id, without its hours', () => {
  const { openingHoursSpecification, ...short } = studio('22 USD');
  expect(openingHoursSpecification).toBeUndefined();
  expect(short).toMatchObject({ '@id': `${site.url}/#studio`, priceRange: '22 USD' });
});

it('leaves out a price range that is not known', () => {
  expect(JSON.stringify(studio())).not.toContain('priceRange');
});

it('numbers the way to a page', () => {
  expect(
    breadcrumbs(
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Yoga', path: '/services/yoga' },
    ),
  ).toMatchObject({
    '@id': `${site.url}/services/yoga#breadcrumbs`,
    itemListElement: [
      { position: 1, name: 'Home', item: `${site.url}/` },
      { position: 2, name: 'Services', item: `${site.url}/services` },
      { position: 3, name: 'Yoga', item: `${site.url}/services/yoga` },
    ],
  });
});

it('offers a service at a price a machine can read, at its canonical address', () => {
  expect(serviceNode(yoga)).toMatchObject({
    '@type': 'Service',
    url: `${site.url}/services/yoga%20&%20rest`,
    image: `${site.url}/images/service-yoga.jpg`,
    provider: { '@id': `${site.url}/#studio` },
    offers: { '@type': 'Offer', price: '22', priceCurrency: 'USD', description: '$22 per class' },
  });
});

it('tells of each class by its weekly rule on the studio’s clock', () => {
  expect(classSeries(yoga)).toBeUndefined();
  const sessions = [
    { day: 'Sunday', start: '10:00' },
    { day: 'Tuesday', start: '19:30', from: '2027-01-05', until: '2027-03-30' },
  ] as const;
  expect(classSeries({ ...yoga, duration: 60, places: 8, sessions })).toMatchObject({
    '@type': 'EventSeries',
    '@id': `${site.url}/services/yoga%20&%20rest#classes`,
    maximumAttendeeCapacity: 8,
    eventSchedule: [
      {
        byDay: 'https://schema.org/Tuesday',
        startTime: '19:30',
        endTime: '20:30',
        scheduleTimezone: site.timeZone,
        repeatFrequency: 'P1W',
        startDate: '2027-01-05',
        endDate: '2027-03-30',
      },
      { byDay: 'https://schema.org/Sunday', startTime: '10:00', endTime: '11:00' },
    ],
  });
});

it('says on the front page what the studio sells', () => {
  const { itemListElement } = JSON.parse(JSON.stringify(homeGraph([yoga])))['@graph'][1]
    .hasOfferCatalog as { itemListElement: readonly object[] };
  expect(itemListElement).toHaveLength(1 + prices.packs.length);
  expect(itemListElement[0]).toMatchObject({ price: '22', itemOffered: { name: 'Yoga' } });
  expect(itemListElement[1]).toMatchObject({ name: prices.packs[0]?.name, priceCurrency: 'USD' });
});

it('offers at the price text alone when it names no amount', () => {
  const { offers } = JSON.parse(JSON.stringify(serviceNode({ ...yoga, price: 'On request' })));
  expect(offers).not.toHaveProperty('price');
  expect(offers).toHaveProperty('description', 'On request');
});

it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'http://'])(
  'gives no picture for the address %s',
  (picture) => {
    expect(serviceNode({ ...yoga, picture }).image).toBeUndefined();
  },
);

it('lists the catalogue in order', () => {
  expect(serviceList([yoga, { ...yoga, id: 'spin', name: 'Spin' }])).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1 },
      { position: 2, name: 'Spin', url: `${site.url}/services/spin` },
    ],
  });
});

it('ties the CV page to its person', () => {
  const [page, person] = profilePage('/about', '2026-11-22', {
    name: 'Sam Sample',
    description: 'Coach',
    telephone: '+1 555 0100',
    picture: '/images/coach.jpg',
  });
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@id': `${site.url}/about#person` },
  });
  expect(person).toMatchObject({ '@type': 'Person', image: `${site.url}/images/coach.jpg` });
  expect(person).not.toHaveProperty('picture');
});

it('tells the front page of the site, the studio and the services', () => {
  expect(homeGraph([yoga])['@graph']).toMatchObject([
    { '@type': 'WebSite' },
    { '@type': 'ExerciseGym' },
    { '@type': 'ItemList' },
  ]);
});

it('names each thing once', () => {
  const graph = () =>
    graphOf(
      website(),
      studio(),
      serviceNode(yoga),
      ...blog(
        {
          title: 't',
          description: 'd',
          path: '/blogs',
          preview: { url: '/p', width: 1200, height: 630, alt: 'a' },
        },
        answers,
      ),
    );
  const ids = [...inlineText(graph()).matchAll(/\{"@type":"[^"]*","@id":"([^"]*)"/g)].map(
    ([, id]) => id,
  );
  expect(ids).toHaveLength(graph()['@graph'].length);
  expect(new Set(ids).size).toBe(ids.length);
});

it('never lets a text close its script element', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = inlineText(graphOf(serviceNode({ ...yoga, name: hostile })));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
});
