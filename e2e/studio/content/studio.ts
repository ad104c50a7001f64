import type { Address, BookBy, Closure, LateCancellation, OpeningHours } from '@/lib/schemas';

/* The test studio. Tests rely on a week with classes, two holidays and a day that closes early. */

export const demonstration: string | undefined = 'This studio is made up.';

export const name = 'Test Gym';
export const slug = 'test-gym';
export const tagline = 'A studio for tests.';
export const description =
  'Test Gym is a fitness studio in Testville, CA, with strength, boxing, yoga, spin and calisthenics, made up for tests.';
export const country = 'US';
export const currency = 'USD';
export const timeZone = 'America/Los_Angeles';

export const address: Address = {
  street: '1 Test Street',
  city: 'Testville',
  region: 'CA',
  postalCode: '90000',
  latitude: 34.05012,
  longitude: -118.24523,
};

export const phone = '+1 (555) 555-0142';
export const email = 'hello@studio.example';

export const hours: readonly OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '22:00',
  },
  { days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
];

export const bookBy: BookBy = ['email', 'text', 'phone'];

/**
 * Classes can be canceled free of charge up to this many hours before they start. After that,
 * canceling costs the fee.
 */
export const lateCancellation: LateCancellation = { hours: 6, fee: '$10' };
