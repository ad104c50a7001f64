import type { Accounts, Address, Booking, Closure, OpeningHours } from '@/lib/studio/types';

/*
 * The facts of the studio. Everything else follows from them: links, labels of days, tones of the colour, the order of an address.
 * Longer texts stand beside it, a file a screen. docs/make-it-yours.md walks through this folder.
 */

/**
 * Whether name, place, prices, people and pictures are still those of the sample. `npm run deploy` publishes no sample (docs/hosting.md):
 * write false once all of them are yours.
 */
export const sample: boolean = true;

/** The studio's name. */
export const name = 'Hafenkraft';

/** The name in names of files, such as that of the account's data: lower case, digits and hyphens. */
export const slug = 'hafenkraft';

/** What the studio is, in a few words. */
export const tagline = 'Kraft, Boxen, Yoga und mehr in kleinen Gruppen.';

/** The country (ISO 3166-1), by which dates, times and the address are written. The language stands in language.ts. */
export const country = 'DE';

/** The one colour (`#rrggbb`); lib/accent derives its tones, and the build says when it cannot be read. */
export const accent = '#3fbf6f';

/** The currency of all prices (ISO 4217). */
export const currency = 'EUR';

/** Where the studio is: sample data, as the numbers are. A region is written in some countries only. */
export const address: Address = {
  street: 'Speicherweg 7',
  city: 'Hamburg',
  postalCode: '21079',
  // Five decimals: a metre or so, as Google's guide to local businesses asks.
  latitude: 53.46213,
  longitude: 9.98704,
};

/** What the studio is, in a sentence for search engines. */
export const description =
  'Hafenkraft ist ein Fitnessstudio in Hamburg: Kraft, Rücken, Boxen, Yoga und mehr, in kleinen Gruppen und mit jemandem, der hinschaut.';

/** The number as people read it, here one that the Bundesnetzagentur keeps for films. */
export const phone = '+49 40 66969 123';

/** The address for mail, here of a domain that is reserved by RFC 2606. */
export const email = 'hallo@hafenkraft.example';

/** The time zone (IANA name) of the hours and the classes. */
export const timeZone = 'Europe/Berlin';

/** The opening hours of a week. A break is a second line with the same days. */
export const hours: readonly OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '12:00',
  },
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '15:00',
    closes: '21:30',
  },
  { days: ['Saturday'], opens: '09:00', closes: '14:00' },
];

/** Holidays and other days on which the studio is closed, or open at other hours. */
export const closures: readonly Closure[] = [
  { from: '2026-12-24', until: '2027-01-01', reason: 'Weihnachten und Neujahr' },
  { from: '2027-08-02', until: '2027-08-22', reason: 'Sommerpause' },
];

/**
 * The ways to book a class (product 14.3): `email`, `text`, `phone`, or a way of your own such as
 * `{ label: 'Online', href: 'https://book.example/{id}?on={date}', withoutTimes: 'https://book.example/' }`.
 * Services with ways of their own (`booking` in data.json) offer those instead.
 */
export const booking: Booking = {
  primary: {
    label: 'Online buchen',
    href: 'https://buchen.hafenkraft.example/{id}?am={date}',
    withoutTimes: 'https://buchen.hafenkraft.example/',
  },
  others: ['email', 'phone'],
};

/** Whose accounts log people in, beside email and password (docs/providers.md); none is fine, too. */
export const accounts: Accounts = { providers: [] };
