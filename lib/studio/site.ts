import * as studio from '@/lib/content/studio';
import { language } from '@/lib/words';

/** The site's language as written in the studio's country (BCP 47). */
export const studioLocale = `${language}-${studio.country}`;

/** Removes everything from a phone number except its plus sign and digits. */
const dialed = (number: string) => number.replace(/[^+\d]/g, '');

export const callHref = (number: string) => `tel:${dialed(number)}`;
export const phoneHref = callHref(studio.phone);
export const textHref = `sms:${dialed(studio.phone)}`;
export const emailHref = `mailto:${studio.email}`;

/**
 * The origin of canonical URLs. Production builds set the variable. Other builds use a domain that
 * nobody can register (RFC 2606).
 */
const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || `https://${studio.slug}.example`).replace(
  /\/+$/,
  '',
);

export const absoluteUrl = (path: string) => `${siteUrl}${path}`;

const { city, region, postalCode, latitude, longitude } = studio.address;

/** The town as people search for it: `Oakland, CA`. */
export const town = `${city}, ${region}`;
export const cityLine = `${town} ${postalCode}`;

/** The studio on a public map. On phones, the link opens the map app. */
export const mapHref = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

export const site = {
  name: studio.name,
  tagline: studio.tagline,
  description: studio.description,
  locale: language,
  url: siteUrl,
  contact: { phone: studio.phone, phoneHref, email: studio.email, emailHref },
  address: { ...studio.address, country: studio.country },
} as const;
