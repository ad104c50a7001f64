import { brandLocale, brandName } from '@/lib/brand';
import type { Closure, OpeningHours } from '@/lib/timetable/openingHours';

/*
 * The facts of the studio. The rest of the site has them by `site`; the head script of every page takes from here what it
 * needs (lib/browser/showOpening), and leaves the rest out.
 */

/** One destination of the navigation bar and the footer (product 2.2). */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** What the studio is, in a few words. */
export const tagline = 'Strength, boxing, yoga and conditioning under one roof.';

/** What the studio is, in a sentence for search engines; `place` is its town. */
export const description = (place: string) =>
  `${brandName} is a fitness studio in ${place}: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.`;

/** The pages in the bar, in their order. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Home', href: '/home' },
  { label: 'Service', href: '/services' },
  { label: 'About', href: '/about' },
  { label: 'Blogs', href: '/blogs' },
];

/** The opening hours of a week. */
export const hours: readonly OpeningHours[] = [
  {
    label: 'Monday to Friday',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '22:00',
  },
  { label: 'Saturday', days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { label: 'Sunday', days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

/** Holidays and other days on which the studio is closed, or open at other hours. */
export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-31', reason: 'New Year’s Eve', opens: '08:00', closes: '14:00' },
  { from: '2027-01-01', reason: 'New Year’s Day' },
];

/** The studio's time zone (IANA name), in which hours and classes are. */
export const timeZone = 'America/Los_Angeles';

/** The studio's country (ISO 3166-1). */
const country = 'US';

/** Where the studio is: sample data, as the numbers are. */
export const address = {
  street: '24 Foundry Lane',
  city: 'Ironbridge',
  region: 'CA',
  postalCode: '90099',
  country,
  // Five decimals: a metre or so, as Google's guide to local businesses asks.
  latitude: 34.05012,
  longitude: -118.24523,
} as const;

/**
 * How to reach the studio. The number is in the range kept for fiction (555-0100 to 555-0199) and the domain is reserved by
 * RFC 2606.
 */
export const contact = {
  phone: '+1 (555) 555-0142',
  phoneHref: 'tel:+15555550142',
  email: 'hello@power-zone.example',
  emailHref: 'mailto:hello@power-zone.example',
} as const;

/** The language of the site as the studio's country writes it (BCP 47). */
export const studioLocale = new Intl.Locale(brandLocale, { region: country }).toString();
