import { brandLocale, brandName } from '@/lib/brand';
import type { Closure, OpeningHours } from '@/lib/timetable/openingHours';
import type { NavigationLink } from '@/lib/content/studio';

export const tagline = 'Strength, boxing, yoga and conditioning under one roof.';

export const description = (place: string) =>
  `${brandName} is a fitness studio in ${place}: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.`;

export const navigation: readonly NavigationLink[] = [
  { label: 'Home', href: '/home' },
  { label: 'Service', href: '/services' },
  { label: 'About', href: '/about' },
  { label: 'Blogs', href: '/blogs' },
];

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

export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-31', reason: 'New Year’s Eve', opens: '08:00', closes: '14:00' },
  { from: '2027-01-01', reason: 'New Year’s Day' },
];

export const timeZone = 'America/Los_Angeles';

const country = 'US';

export const address = {
  street: '24 Foundry Lane',
  city: 'Ironbridge',
  region: 'CA',
  postalCode: '90099',
  country,
  latitude: 34.05012,
  longitude: -118.24523,
} as const;

export const contact = {
  phone: '+1 (555) 555-0142',
  phoneHref: 'tel:+15555550142',
  email: 'hello@power-zone.example',
  emailHref: 'mailto:hello@power-zone.example',
} as const;

export const studioLocale = new Intl.Locale(brandLocale, { region: country }).toString();
