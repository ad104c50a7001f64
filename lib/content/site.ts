import { emailHref, phoneHref } from '@/lib/content/contactLinks';
import { placeOf, townLine } from '@/lib/content/postalAddress';
import { siteUrl } from '@/lib/content/siteUrl';
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
  url: siteUrl,
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
