import type { HomeTexts, ServiceTexts } from '@/lib/schemas';

/** Home. The slides are in pictures.ts. */
export const home: HomeTexts = {
  headline: [
    ['Your Fully fledged', 'fitness studio'],
    ['ready to help you', 'reach your Goal'],
  ],
  actions: [
    { label: 'Classes', href: '#services' },
    { label: 'Your first visit', href: '#visit' },
  ],
  coach: {
    heading: 'Coached, not supervised',
    text: 'Groups have eight people at most, so someone sees your third rep as well as your first. The head coach plans every block and teaches on the floor five days a week.',
    link: 'About the coach',
  },
  closing: {
    heading: 'The first session is the hardest',
    text: 'Booking needs no account. No joining fee, no contract: choose a class and come as you are.',
  },
};

/** The heading of the services, which are in public/data.json. */
export const serviceTexts: ServiceTexts = {
  heading: 'Our Services',
  lead: 'Every class has one coach and at most eight people. Pay for one class, or save with a pack.',
};
