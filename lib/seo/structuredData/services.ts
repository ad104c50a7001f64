import type { Graph, ItemList, ServiceLeaf } from 'schema-dts';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { absolute, graphOf, thingId } from './graph';
import { parsePrice, priceRange } from './price';
import { studioReference, website, wholeStudio } from './studio';

/** A full address, or undefined for one that is neither a path of this site nor http(s). */
function pictureUrl(picture: string): string | undefined {
  if (!URL.canParse(picture, absolute('/'))) return undefined;
  const { protocol, href } = new URL(picture, absolute('/'));
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** A service with its offer: amount and currency where the price text has them, else the text alone. */
export function serviceNode(service: Service): ServiceLeaf {
  const path = servicePath(service.id);
  const price = parsePrice(service.price);
  return {
    '@type': 'Service',
    '@id': thingId(path, 'service'),
    name: service.name,
    description: service.comment,
    url: absolute(path),
    image: pictureUrl(service.picture),
    provider: studioReference,
    offers: {
      '@type': 'Offer',
      description: service.price,
      price: price?.amount,
      priceCurrency: price?.currency,
      url: absolute(path),
    },
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
      url: absolute(servicePath(id)),
    })),
  };
}

/** What the front page says: the site, the studio with its prices, and its services. */
export function homeGraph(services: readonly Service[]): Graph {
  return graphOf(website(), wholeStudio(priceRange(services)), serviceList(services));
}
