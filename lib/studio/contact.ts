import * as studio from '@/lib/content/studio';

/** A number as a telephone dials it; a zero in brackets is for calls within the country. */
const dialled = (number: string) => number.replace('(0)', '').replace(/[^+\d]/g, '');

/** Calls a number that is written for people. */
export const callHref = (number: string) => `tel:${dialled(number)}`;

/** Calls the studio. */
export const phoneHref = callHref(studio.phone);

/** Writes a text message to the studio. */
export const textHref = `sms:${dialled(studio.phone)}`;

/** Writes a mail to the studio. */
export const emailHref = `mailto:${studio.email}`;
