import * as studio from '@/lib/content/studio';
import { language } from '@/lib/words';

/* Apart from site.ts, because islands import it. */

/** The language of the site as the studio's country writes it (BCP 47). */
export const studioLocale = `${language}-${studio.country}`;

/** Removes all but the digits of a phone number and its plus sign. */
const dialed = (number: string) => number.replace(/[^+\d]/g, '');

export const callHref = (number: string) => `tel:${dialed(number)}`;
export const phoneHref = callHref(studio.phone);
export const textHref = `sms:${dialed(studio.phone)}`;
export const emailHref = `mailto:${studio.email}`;
