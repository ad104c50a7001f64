import * as studio from '@/lib/content/studio';
import { language } from '@/lib/words';

/** The language of the site as the studio's country writes it (BCP 47). */
export const studioLocale = `${language}-${studio.country}`;

/** Removes all but the digits of a phone number and its plus sign. */
const dialed = (number: string) => number.replace(/[^+\d]/g, '');

export const callHref = (number: string) => `tel:${dialed(number)}`;
export const phoneHref = callHref(studio.phone);
export const textHref = `sms:${dialed(studio.phone)}`;
export const emailHref = `mailto:${studio.email}`;

/** The origin of canonical URLs. Builds for visitors set it; other builds use a domain that nobody can register (RFC 2606). */
const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || `https://${studio.slug}.example`).replace(
  /\/+$/,
  '',
);

export const absoluteUrl = (path: string) => `${siteUrl}${path}`;

const { street, city, region, postalCode, latitude, longitude } = studio.address;

/** The town as people search for it. */
export const town = `${city}, ${region}`;
export const cityLine = `${town} ${postalCode}`;
export const addressLine = `${street}, ${cityLine}`;

/** The studio on a public map. */
export const mapHref = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The studio in the phone's own map app: a geo URI (RFC 5870) for Android, a link to Apple Maps for iOS. */
export const mapApplications = {
  android: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(studio.name)})`,
  apple: `https://maps.apple.com/?q=${encodeURIComponent(studio.name)}&ll=${latitude},${longitude}`,
} as const;

export const site = {
  name: studio.name,
  tagline: studio.tagline,
  description: studio.description,
  locale: language,
  url: siteUrl,
  contact: { phone: studio.phone, phoneHref, email: studio.email, emailHref },
  address: { ...studio.address, country: studio.country },
} as const;
