import type { Slide } from '@/lib/content/slides';

export const slideHeadlineParts = [
  ['Your Fully fledged', 'fitness studio'],
  ['ready to help you', 'reach your Goal'],
] as const;

export const slideHeadline = slideHeadlineParts.flat().join(' ');

export const slides: readonly Slide[] = [
  {
    id: 'kettlebells',
    picture: '/images/hero-kettlebells.jpg',
    alt: 'A row of black kettlebells with orange bands, the 24 kg bell in front',
    caption: 'Start with one good session. We build the next hundred on it.',
  },
  {
    id: 'barbell',
    picture: '/images/hero-barbell.jpg',
    alt: 'A loaded barbell seen from its end, its red plates edged with orange light',
    caption: 'Free weights, calibrated plates and a coach who counts with you.',
  },
  {
    id: 'heavy-bag',
    picture: '/images/hero-heavy-bag.jpg',
    alt: 'A red and black heavy bag hanging on chains in a shaft of light',
    caption: 'Gloves on, phone off: an hour that belongs to you.',
  },
];

export const slideActions = [
  { label: 'See our services', href: '#services' },
  { label: 'Meet the coach', href: '/about' },
] as const;
