import 'server-only';
import type { ExerciseGymLeaf, Graph, Thing, WebSite } from 'schema-dts';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { site, absoluteUrl } from '@/lib/studio/site';
import { pictures } from '@/lib/content/pictures';
import { currency, closures, hours } from '@/lib/content/studio';
import { priceRange } from '@/lib/services/price';

/** Joins things, which refer to each other by `@id`, into a page's graph. Fields that are undefined are left out. */
export function graphOf(...nodes: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The stable name of a thing: the same on every page and in every build. */
export function thingId(path: string, part: string): string {
  return `${absoluteUrl(path)}#${part}`;
}

/** A reference to a thing that is described elsewhere. */
export function refer(id: string) {
  return { '@id': id } as const;
}

const studioId = thingId('/', 'studio');

/** The studio as a provider, author or publisher. Every page describes it, so its name in the graph is enough. */
export const studioReference = refer(studioId);

/**
 * The studio in short, the same on every page: who, where, and how to reach it.
 * @param priceRange what it costs, when the catalogue says so
 */
export function studio(priceRange?: string): ExerciseGymLeaf {
  const { address, contact } = site;
  return {
    '@type': 'ExerciseGym',
    '@id': studioId,
    name: site.name,
    url: absoluteUrl('/'),
    image: absoluteUrl(pictures.slides[0]?.src ?? pictures.room.src),
    telephone: contact.phone,
    priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
  };
}

/** All that the front page says of the studio: its hours and its own words too. */
export function wholeStudio(priceRange?: string): ExerciseGymLeaf {
  return {
    ...studio(priceRange),
    description: site.description,
    logo: absoluteUrl('/icons/icon-512.png'),
    email: site.contact.email,
    currenciesAccepted: currency,
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    // A day that is closed opens and closes at one time, by Google's guide to local businesses.
    specialOpeningHoursSpecification: closures.map(
      ({ from, until = from, opens = '00:00', closes = '00:00' }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until,
        opens,
        closes,
      }),
    ),
  };
}

/** The site itself, published by the studio. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': thingId('/', 'website'),
    url: absoluteUrl('/'),
    name: site.name,
    alternateName: `${site.name} ${site.address.city}`,
    inLanguage: site.locale,
    publisher: studioReference,
  };
}

/** The structured data of a page: the site, the studio in short, and what the page adds to them (product 13.1). */
export async function pageGraph(...nodes: readonly Thing[]): Promise<Graph> {
  return graphOf(website(), studio(priceRange(await readCatalogue())), ...nodes);
}
