import type { Address, BookBy, Closure, OpeningHours } from '@/lib/schemas';

/** The line at the foot of every page. */
export const demonstration: string | undefined =
  'Power Zone is a demonstration. Everything in it is made up.';

/** The studio's name. */
export const name = 'Power Zone';

/** The name in names of files, such as that of the account's data: lower case, digits and hyphens. */
export const slug = 'power-zone';

/** What the studio is, in a few words. */
export const tagline = 'Strength, boxing, yoga and conditioning under one roof.';

/** The country (ISO 3166-1), by which dates, times and the address are written. */
export const country = 'US';

/** The currency of all prices (ISO 4217). */
export const currency = 'USD';

export const address: Address = {
  street: '24 Foundry Lane',
  city: 'Ironbridge',
  region: 'CA',
  postalCode: '90099',
  // Five decimals: a metre or so, as Google's guide to local businesses asks.
  latitude: 34.05012,
  longitude: -118.24523,
};

/** What the studio is, in a sentence for search engines. */
export const description =
  'Power Zone is a fitness studio in Ironbridge, CA: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.';

/** The number as people read it, here from the range kept for fiction (555-0100 to 555-0199). */
export const phone = '+1 (555) 555-0142';

/** The address for mail, here of a domain that is reserved by RFC 2606. */
export const email = 'hello@power-zone.example';

/** The time zone (IANA name) of the hours and the classes. */
export const timeZone = 'America/Los_Angeles';

/** The opening hours of a week. A break is a second line with the same days. */
export const hours: readonly OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '22:00',
  },
  { days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

/** Holidays and other days on which the studio is closed, or open at other hours. */
export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-31', reason: 'New Year’s Eve', opens: '08:00', closes: '14:00' },
  { from: '2027-01-01', reason: 'New Year’s Day' },
];

/** How people book a class (product 14.3): by `email`, `text` or `phone`, the preferred way first. */
export const bookBy: BookBy = ['email', 'text', 'phone'];
