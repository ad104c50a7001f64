import { placeOf, townLine } from '@/lib/studio/postalAddress';
import * as studio from '@/lib/content/studio';

/** The town as people search for it. */
export const placeName = placeOf(studio.address);

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
