import type { HomeTexts, ServiceTexts } from '@/lib/schemas';
import { coaches } from './coaches';

/** Home. The slides are in pictures.ts. */
export const home: HomeTexts = {
  headline: [
    ['Your Fully fledged', 'fitness studio'],
    ['ready to help you', 'reach your Goal'],
  ],
  actions: [
    { label: 'Next class', href: '#today' },
    { label: 'Your first visit', href: '#visit' },
  ],
  coach: {
    heading: 'Someone sees your last rep',
    text: `Eight people in a class at most: your coach watches every repetition. ${coaches[0].givenName} plans every block and coaches five days a week.`,
    link: `About ${coaches[0].givenName}`,
  },
  closing: {
    heading: ['The first session', 'is the hardest'],
    text: 'Come as you are. No account needed.',
  },
};

/** The texts around the services, which are in public/data.json. */
export const serviceTexts: ServiceTexts = {
  heading: 'Our Services',
  lead: 'Small groups with one coach each. Pay per class, or save with a pack.',
  closing: 'First time here? Come ten minutes early, and we’ll show you around.',
};
