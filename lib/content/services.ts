import type { ServiceTexts } from '@/lib/schemas';

/** The words around the services; the services themselves are in public/data.json. */
export const serviceTexts: ServiceTexts = {
  heading: 'Our Services',
  lead: 'One coach and at most eight people in every class. Pay for one class, or save with a pack.',
};

/** What holds for every class, where data.json says nothing of one. */
export const inEveryClass = 'One coach and at most eight people.';
