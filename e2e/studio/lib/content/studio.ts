import { brandName } from '@/lib/brand';

export const sample: boolean = true;

export const tagline = 'Strength, boxing, yoga and conditioning under one roof.';

export const description = (place: string) =>
  `${brandName} is a fitness studio in ${place}: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.`;

export const address = {
  street: '24 Foundry Lane',
  city: 'Ironbridge',
  region: 'CA',
  postalCode: '90099',
  country: 'US',
  latitude: 34.05012,
  longitude: -118.24523,
} as const;
