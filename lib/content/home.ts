import type { LogEntry } from '@/lib/studio/types';

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
  { label: 'Our classes', href: '#services' },
  { label: 'Meet the coach', href: '/about' },
] as const;

/** The words of Home below the carousel and the services. */
export const home = {
  log: {
    heading: 'A training log',
    text: 'Half a year of kettlebell swings: an example, not a promise.',
    entries: [
      { week: 'Week 1', line: '8 kg,\u00a05×10. Hips, not arms.' },
      { week: 'Week 6', line: '12 kg,\u00a05×10. The back stays flat.' },
      { week: 'Week 12', line: '16 kg,\u00a06×10. Breathe out at the top.' },
      { week: 'Week 18', line: '20 kg,\u00a08×8. One hand at a time.' },
      { week: 'Week 24', line: '24 kg,\u00a010×10. Three times as heavy.' },
    ] satisfies readonly LogEntry[],
  },
  coach: {
    heading: 'Coached, not supervised',
    text: 'Groups stay at eight people, so that somebody sees your third repetition as well as your first. The head coach plans every block and teaches on the floor five days a week.',
    link: 'About the coach',
  },
  visit: {
    heading: 'Hours and place',
  },
  closing: {
    heading: 'The first session is the hardest',
    text: 'Booking needs no account: choose a class and a time, and come as you are. No joining fee, no contract.',
    action: 'All classes',
    account: 'Create an account',
  },
} as const;
