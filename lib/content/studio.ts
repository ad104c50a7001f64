import type { Address, BookBy, Closure, LateCancellation, OpeningHours } from '@/lib/schemas';

/*
 * Facts about the studio. Links and labels are derived from them (lib/studio).
 * docs/make-it-yours.md explains the files in this folder.
 */

/**
 * The sentence at the bottom of every page that says that the studio is made up. It keeps `npm run
 * deploy` from publishing the site (docs/hosting.md). Set it to `undefined` once name, place,
 * prices, people and pictures are yours.
 */
export const demonstration: string | undefined =
  'Power Zone is a demonstration. Everything in it is made up.';

export const name = 'Power Zone';

/** For file names: lowercase letters, digits and hyphens. */
export const slug = 'power-zone';

export const tagline = 'Strength, boxing, yoga and conditioning under one roof.';

/** ISO 3166-1; decides how dates and times are formatted. */
export const country = 'US';

/** The currency of all prices, ISO 4217. */
export const currency = 'USD';

export const address: Address = {
  street: '24 Foundry Lane',
  city: 'Oakland',
  region: 'CA',
  postalCode: '94607',
  // Five decimals, as Google's guide to local businesses recommends.
  latitude: 37.79852,
  longitude: -122.28314,
};

/** For search engines. */
export const description =
  'Power Zone is a fitness studio in Oakland, CA: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.';

/** A number from the range for fiction (555-0100 to 555-0199). */
export const phone = '+1 (510) 555-0142';

/** A domain that RFC 2606 reserves. */
export const email = 'hello@power-zone.example';

/** The time zone of the hours and classes (IANA name). */
export const timeZone = 'America/Los_Angeles';

/** The weekly opening hours. For a break, add a second entry with the same days. */
export const hours: readonly OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '22:00',
  },
  { days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

/** Days on which the studio is closed or has other hours. */
export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-31', reason: 'New Year’s Eve', opens: '08:00', closes: '14:00' },
  { from: '2027-01-01', reason: 'New Year’s Day' },
];

/** How people book a class: by `email`, `text` or `phone`, preferred way first. */
export const bookBy: BookBy = ['email', 'text', 'phone'];

/**
 * Classes can be canceled free of charge up to this many hours before they start. After that,
 * canceling costs the fee.
 */
export const lateCancellation: LateCancellation = {
  hours: 3,
  fee: '$10',
};
