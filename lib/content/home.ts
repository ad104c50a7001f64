import { placeName } from './site';

/** One line of the training log on Home. */
export interface LogEntry {
  readonly week: string;
  /** Of the bell, in kilograms. */
  readonly weight: number;
  readonly line: string;
}

/** The words of Home below the carousel and the services. */
export const home = {
  title: `Fitness studio in ${placeName}`,
  log: {
    heading: 'How it works',
    text: 'Pick a class, come and try, keep a rhythm. No joining fee, and no contract to sign.',
    entries: [
      { week: 'Week 1', weight: 8, line: '8 kg, 5 × 10. Hips, not arms.' },
      { week: 'Week 6', weight: 12, line: '12 kg, 5 × 10. The back stays flat.' },
      { week: 'Week 12', weight: 16, line: '16 kg, 6 × 10. Breath and bell agree.' },
      { week: 'Week 18', weight: 20, line: '20 kg, 8 × 8. One hand at a time.' },
      { week: 'Week 24', weight: 24, line: '24 kg, 10 × 10. What comes next?' },
    ] satisfies readonly LogEntry[],
    caption: 'From a log we keep: an example, not a promise.',
  },
  coach: {
    heading: 'Coached, not supervised',
    text: 'Groups stay at eight people, so that somebody sees your third repetition as well as your first. The head coach plans every block and teaches on the floor five days a week.',
    link: 'About the coach',
    alt: 'A coach in a hooded top seen from behind, the studio’s name on the back, lit in orange from the right',
  },
  visit: {
    heading: 'Hours and place',
    closures: 'Other hours',
    closed: 'closed',
  },
  closing: {
    heading: 'Your first session is the hardest to book',
    text: 'So we made it short: choose a class, tell us when, and come as you are.',
    action: 'See the classes',
    account: 'Create an account',
  },
} as const;
