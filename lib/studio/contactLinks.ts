import * as studio from '@/lib/content/studio';

/** The number as a telephone dials it; a zero in brackets is for calls within the country. */
const number = studio.phone.replace('(0)', '').replace(/[^+\d]/g, '');

/** Calls the studio. */
export const phoneHref = `tel:${number}`;

/** Writes a text message to the studio. */
export const textHref = `sms:${number}`;

/** Writes a mail to the studio. */
export const emailHref = `mailto:${studio.email}`;
