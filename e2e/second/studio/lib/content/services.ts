import type { ToldPicture } from '@/lib/studio/types';

export const serviceTexts = {
  heading: 'Unsere Kurse',
  lead: 'Kleine Gruppen, und in jeder jemand, der hinschaut. Du zahlst den Preis, der dabeisteht, sonst nichts.',
} as const;

export const inEveryClass = 'Eine kleine Gruppe und jemand, der hinschaut.';

export const servicePictures: Readonly<Record<string, Pick<ToldPicture, 'alt' | 'off'>>> = {
  '/images/kraft.jpg': {
    alt: 'Sechskanthanteln auf dunklem Gummiboden',
    off: '/images/kraft-aus.jpg',
  },
  '/images/yoga.jpg': {
    alt: 'Eine aufgerollte Matte, Korkblöcke und eine Schale im Streiflicht',
  },
};

export const levelForAll = 'Für alle';

export const dataFile = 'public/data.json';
