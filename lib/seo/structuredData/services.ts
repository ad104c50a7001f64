import type {
  Graph,
  ItemList,
  OfferCatalog,
  OfferLeaf,
  ServiceLeaf,
  EventSeriesLeaf,
} from 'schema-dts';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { prices } from '@/lib/content/firstVisit';
import { serviceTexts } from '@/lib/content/services';
import { absoluteUrl } from '@/lib/studio/site';
import { timeZone } from '@/lib/content/studio';
import { firstDate } from '@/lib/booking/calendar';
import { classesOf } from '@/lib/schedule/week';
import { graphOf, studioReference, thingId, website, wholeStudio } from './studio';
import { parsePrice, priceRange } from '@/lib/services/price';

/** A full address, or undefined for one that is neither a path of this site nor http(s). */
function pictureUrl(picture: string): string | undefined {
  if (!URL.canParse(picture, absoluteUrl('/'))) return undefined;
  const { protocol, href } = new URL(picture, absoluteUrl('/'));
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** What a price text asks: amount and currency where it has them, else the text alone. */
function offerAt(price: string): OfferLeaf {
  const { amount, currency } = parsePrice(price) ?? {};
  return { '@type': 'Offer', description: price, price: amount, priceCurrency: currency };
}

/** A service with its offer. */
export function serviceNode(service: Service): ServiceLeaf {
  const path = servicePath(service.id);
  return {
    '@type': 'Service',
    '@id': thingId(path, 'service'),
    name: service.name,
    description: service.comment,
    url: absoluteUrl(path),
    image: pictureUrl(service.picture),
    provider: studioReference,
    offers: { ...offerAt(service.price), url: absoluteUrl(path) },
  };
}

/** The catalogue as a list of links to the services' pages. */
export function serviceList(services: readonly Service[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': thingId('/services', 'list'),
    numberOfItems: services.length,
    itemListElement: services.map(({ id, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: absoluteUrl(servicePath(id)),
    })),
  };
}

/** What the studio sells: a class of each service, and the packs (product 14.5). */
function catalogueOf(services: readonly Service[]): OfferCatalog {
  const classes = services.map(({ id, name, price }) => {
    const url = absoluteUrl(servicePath(id));
    return { ...offerAt(price), url, itemOffered: { '@type': 'Service', name, url } as const };
  });
  const packs = prices.packs.map(({ name, price, note }) => ({
    ...offerAt(price),
    name,
    description: note,
  }));
  return {
    '@type': 'OfferCatalog',
    '@id': thingId('/', 'prices'),
    name: serviceTexts.heading,
    itemListElement: [...classes, ...packs],
  };
}

/** What the front page says: the site, the studio with its prices, and its services. */
export function homeGraph(services: readonly Service[]): Graph {
  const whole = { ...wholeStudio(priceRange(services)), hasOfferCatalog: catalogueOf(services) };
  return graphOf(website(), whole, serviceList(services));
}

/**
 * The classes of a service, each with the rule by which it comes back every week (schema.org, Schedule); undefined where it
 * has none. A series, not an `Event`: that is one on a date, without which Google's report on events calls it faulty.
 */
export function classSeries(service: Service): EventSeriesLeaf | undefined {
  const classes = classesOf(service);
  if (classes.length === 0) return undefined;
  const path = servicePath(service.id);
  return {
    '@type': 'EventSeries',
    '@id': thingId(path, 'classes'),
    name: service.name,
    url: absoluteUrl(path),
    location: studioReference,
    organizer: studioReference,
    // As the calendars do, so that every build says the same.
    startDate: classes.map(firstDate).toSorted()[0],
    maximumAttendeeCapacity: service.places,
    eventSchedule: classes.map(({ session: { day, start, from, until }, end }) => ({
      '@type': 'Schedule',
      byDay: `https://schema.org/${day}`,
      startTime: start,
      endTime: end,
      scheduleTimezone: timeZone,
      repeatFrequency: 'P1W',
      startDate: from,
      endDate: until,
    })),
  };
}
