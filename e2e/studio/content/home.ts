import type { HomeTexts, ServiceTexts } from '@/lib/schemas';

export const home: HomeTexts = {
  headline: [
    ['Your Fully fledged', 'fitness studio'],
    ['ready to help you', 'reach your Goal'],
  ],
  actions: [
    { label: 'Classes', href: '#today' },
    { label: 'Your first visit', href: '#visit' },
  ],
  coach: {
    heading: 'Coached, not supervised',
    text: 'A sentence about the coach.',
    link: 'About the coach',
  },
  closing: {
    heading: ['The first session', 'is the hardest'],
    text: 'Booking needs no account.',
  },
};

export const serviceTexts: ServiceTexts = {
  heading: 'Our Services',
  lead: 'A sentence about the classes.',
  closing: 'A last sentence about the classes.',
};
