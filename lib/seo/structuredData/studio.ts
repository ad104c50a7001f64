import { site } from '@/lib/content/site';
import { absolute, thingId, type GraphNode } from './graph';

/** The studio's own name in every graph. */
const studioId = thingId('/', 'studio');
/** The studio as a provider or publisher: enough by itself on pages that do not describe it. */
export const studioReference = {
  '@type': 'ExerciseGym',
  '@id': studioId,
  name: site.name,
  url: absolute('/'),
} as const;

const websiteId = thingId('/', 'website');

/** The studio: where it is, when it is open, how to reach it and, when the catalogue says so, what it costs. */
export function studio(priceRange?: string): GraphNode {
  const { address, contact, hours } = site;
  return {
    '@type': 'ExerciseGym',
    '@id': studioId,
    name: site.name,
    description: site.description,
    url: absolute('/'),
    image: absolute('/images/hero-kettlebells.jpg'),
    logo: absolute('/icons/icon-512.png'),
    telephone: contact.phone,
    email: contact.email,
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
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  };
}

/** The site itself, published by the studio. */
export function website(): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: absolute('/'),
    name: site.name,
    description: site.description,
    inLanguage: site.locale,
    publisher: studioReference,
  };
}
