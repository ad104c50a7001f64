/** One slide of the Home carousel. */
export interface Slide {
  readonly id: string;
  /** A landscape source picture in `public/images`, with its object on the right and room for words on the left. */
  readonly picture: string;
  readonly alt: string;
  readonly caption: string;
}

/**
 * The headline that every slide carries, word for word (product 2.4), in the halves and parts that a line may end with.
 */
export const slideHeadlineParts = [
  ['Your Fully fledged', 'fitness studio'],
  ['ready to help you', 'reach your Goal'],
] as const;

/** The headline in one piece, as people read it and tests look for it. */
export const slideHeadline = slideHeadlineParts.flat().join(' ');

/** The three slides of the Home carousel (product 9). */
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

/** The two links of the hero: the main one, then the secondary one. */
export const slideActions = [
  { label: 'See our services', href: '#services' },
  { label: 'Meet the coach', href: '/about' },
] as const;
