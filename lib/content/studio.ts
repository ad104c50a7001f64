import { brandName } from '@/lib/brand';

/*
 * The facts of the studio. The rest of the site has them by `site`; the head script of every page takes from here what it
 * needs (lib/browser/showOpening), and leaves the rest out.
 */

/**
 * Whether name, place, prices, people and pictures are still those of the sample. `npm run deploy` publishes no sample (docs/hosting.md):
 * write false once all of them are yours.
 */
export const sample: boolean = true;

/** What the studio is, in a few words. */
export const tagline = 'Strength, boxing, yoga and conditioning under one roof.';

/** What the studio is, in a sentence for search engines; `place` is its town. */
export const description = (place: string) =>
  `${brandName} is a fitness studio in ${place}: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.`;

/** Where the studio is: sample data, as the numbers are. */
export const address = {
  street: '24 Foundry Lane',
  city: 'Ironbridge',
  region: 'CA',
  postalCode: '90099',
  /** ISO 3166-1. */
  country: 'US',
  // Five decimals: a metre or so, as Google's guide to local businesses asks.
  latitude: 34.05012,
  longitude: -118.24523,
} as const;
