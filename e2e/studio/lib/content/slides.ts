export const slideHeadlineParts = [
  ['Your Fully fledged', 'fitness studio'],
  ['ready to help you', 'reach your Goal'],
] as const;

export const slideHeadline = slideHeadlineParts.flat().join(' ');

export const slideCaptions: readonly string[] = [
  'Start with one good session. We build the next hundred on it.',
  'Free weights, calibrated plates and a coach who counts with you.',
  'Gloves on, phone off: an hour that belongs to you.',
];

export const slideActions = [
  { label: 'See our services', href: '#services' },
  { label: 'Meet the coach', href: '/about' },
] as const;
