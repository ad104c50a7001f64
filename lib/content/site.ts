import { emailHref, phoneHref } from '@/lib/content/contactLinks';
import { placeOf, townLine } from '@/lib/content/postalAddress';
import * as studio from '@/lib/content/studio';
import { language } from '@/lib/content/words';

/** The town as people search for it. */
export const placeName = placeOf(studio.address);

/** What every page knows about the studio. */
export const site = {
  name: studio.name,
  tagline: studio.tagline,
  description: studio.description,
  locale: language,
  /** The origin of every canonical address; the owner sets NEXT_PUBLIC_SITE_URL before a deploy. */
  url: (process.env.NEXT_PUBLIC_SITE_URL || `https://${studio.slug}.example`).replace(/\/+$/, ''),
  navigation: studio.navigation,
  hours: studio.hours,
  closures: studio.closures,
  timeZone: studio.timeZone,
  contact: { phone: studio.phone, phoneHref, email: studio.email, emailHref },
  address: { ...studio.address, country: studio.country },
} as const;

/** The last line of the postal address, as the country writes it. */
export const cityLine = townLine(studio.address, studio.country);

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

/** The footer's headings, the name of its navigation, and the copyright line, which the year divides (product 2.3). */
export const footerTexts = {
  visit: 'Visit',
  hours: 'Hours',
  pages: 'Pages',
  navigation: 'Footer',
  copyright: '©',
  rights: `${site.name}. All rights reserved.`,
} as const;

/** The full address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}
