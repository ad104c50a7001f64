import type { ServiceTexts } from '@/lib/studio/types';

/** The words around the services; the services themselves are in public/data.json. */
export const serviceTexts: ServiceTexts = {
  heading: 'Unsere Kurse',
  lead: 'Kleine Gruppen, und in jeder jemand, der hinschaut. Du zahlst den Preis, der dabeisteht, sonst nichts.',
};

/** What holds for every class, where data.json says nothing of one. */
export const inEveryClass = 'Eine kleine Gruppe und jemand, der hinschaut.';
