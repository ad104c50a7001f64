import * as studio from '@/lib/content/studio';
import { language } from '@/lib/words';

/* These values aren't in site.ts, so that islands that need only these don't load the rest of that module. */

/** The site's language as written in the studio's country (BCP 47). */
export const studioLocale = `${language}-${studio.country}`;

/** Removes everything from a phone number except its plus sign and digits. */
const dialed = (number: string) => number.replace(/[^+\d]/g, '');

export const callHref = (number: string) => `tel:${dialed(number)}`;
export const phoneHref = callHref(studio.phone);
export const textHref = `sms:${dialed(studio.phone)}`;
export const emailHref = `mailto:${studio.email}`;
