import type { ToldPicture } from '@/lib/studio/types';

export const serviceTexts = {
  heading: 'Unsere Kurse',
  lead: 'Kleine Gruppen, und in jeder jemand, der hinschaut. Du zahlst, was auf der Karte steht, und nichts sonst.',
} as const;

export const inEveryClass = 'Eine kleine Gruppe und jemand, der hinschaut.';

export const servicePictures: Readonly<Record<string, Pick<ToldPicture, 'alt' | 'off'>>> = {
  '/images/service-strength.jpg': {
    alt: 'Sechskanthanteln auf dunklem Gummiboden',
    off: '/images/service-strength-off.jpg',
  },
  '/images/service-yoga.jpg': {
    alt: 'Eine aufgerollte Matte, Korkblöcke und eine Schale im Streiflicht',
  },
};

export const levelForAll = 'Alle';
