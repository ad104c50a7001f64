import * as studio from '@/lib/content/studio';
import { language } from '@/lib/words';
import { emailHref, phoneHref } from './contact';

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
