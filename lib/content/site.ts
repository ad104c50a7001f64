import { brandName } from '@/lib/brand';
import { contact } from '@/lib/content/contact';
import { siteUrl } from '@/lib/siteUrl';
import { address, description, tagline } from '@/lib/content/studio';
import { language } from '@/lib/content/words';

/** The town as people search for it. */
export const placeName = `${address.city}, ${address.region}`;

/** What every page knows about the studio. */
export const site = {
  name: brandName,
  tagline,
  description: description(placeName),
  locale: language,
  url: siteUrl,
  contact,
  address,
} as const;

/** The last line of the postal address: town, state and postal code. */
export const cityLine = `${placeName} ${address.postalCode}`;

/** The postal address in one line, as a map or a message takes it. */
export const addressLine = `${site.address.street}, ${cityLine}`;

const { latitude, longitude } = site.address;

/** Where the studio is on a public map; nothing is fetched from there before the link is followed. */
export const mapHref = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/**
 * The same place in a telephone's own map application: Android's by the address that all of them understand (RFC 5870, with the
 * name in Android's own form), Apple's by theirs.
 */
export const mapApplications = {
  android: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(site.name)})`,
  apple: `https://maps.apple.com/?q=${encodeURIComponent(site.name)}&ll=${latitude},${longitude}`,
} as const;

/** The full address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}
