import type { HomeTexts } from '@/lib/studio/types';

/** The words of Home. Those of its slides stand in pictures.ts, beside their pictures. */
export const home: HomeTexts = {
  headline: [
    ['Your Fully fledged', 'fitness studio'],
    ['ready to help you', 'reach your Goal'],
  ],
  actions: [
    { label: 'Classes', href: '#services' },
    { label: 'Meet the coach', href: '/about' },
  ],
  log: {
    heading: 'A training log',
    text: 'Half a year of kettlebell swings: an example, not a promise.',
    entries: [
      { week: 'Week 1', line: '8 kg,\u00a05×10. Hips, not arms.' },
      { week: 'Week 6', line: '12 kg,\u00a05×10. The back stays flat.' },
      { week: 'Week 12', line: '16 kg,\u00a06×10. Breathe out at the top.' },
      { week: 'Week 18', line: '20 kg,\u00a08×8. One hand at a time.' },
      { week: 'Week 24', line: '24 kg,\u00a010×10. Three times as heavy.' },
    ],
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
    action: 'Classes',
    account: 'Create an account',
  },
};
