import * as studio from '@/lib/content/studio';
import { townLine } from '@/lib/place';
import { language } from '@/lib/words';
import { emailHref, phoneHref } from './contact';

/**
 * The origin of every canonical address, from `NEXT_PUBLIC_SITE_URL`. A build for visitors always has it; others have an address
 * that nobody can have (RFC 2606).
 */
const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || `https://${studio.slug}.example`).replace(
  /\/+$/,
  '',
);

/** The full address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}

/** The last line of the postal address, as the country writes it. */
export const cityLine = townLine(studio.address, studio.country);

/** The postal address in one line, as a map or a message takes it. */
export const addressLine = `${studio.address.street}, ${cityLine}`;

const { latitude, longitude } = studio.address;

/** Where the studio is on a public map; nothing is fetched from there before the link is followed. */
export const mapHref = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/**
 * The same place in a telephone's own map application: Android's by the address that all of them understand (RFC 5870, with the
 * name in Android's own form), Apple's by theirs.
 */
export const mapApplications = {
  android: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(studio.name)})`,
  apple: `https://maps.apple.com/?q=${encodeURIComponent(studio.name)}&ll=${latitude},${longitude}`,
} as const;

/** What every page knows about the studio. */
export const site = {
  name: studio.name,
  tagline: studio.tagline,
  description: studio.description,
  locale: language,
  url: siteUrl,
  contact: { phone: studio.phone, phoneHref, email: studio.email, emailHref },
  address: { ...studio.address, country: studio.country },
} as const;
