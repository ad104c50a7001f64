/**
 * The headline that every slide carries, word for word (product 2.4), in the halves and parts that a line may end with.
 */
export const slideHeadlineParts = [
  ['Your Fully fledged', 'fitness studio'],
  ['ready to help you', 'reach your Goal'],
] as const;

/** The headline in one piece, as people read it and tests look for it. */
export const slideHeadline = slideHeadlineParts.flat().join(' ');

/** What stands below the headline on each slide of the Home carousel (product 9); its pictures stand in studio.ts. */
export const slideCaptions: readonly string[] = [
  'Start with one good session. We build the next hundred on it.',
  'Free weights, calibrated plates and a coach who counts with you.',
  'Gloves on, phone off: this hour is yours.',
];

/** The two links of the hero: the main one, then the secondary one. */
export const slideActions = [
  { label: 'See our services', href: '#services' },
  { label: 'Meet the coach', href: '/about' },
] as const;
