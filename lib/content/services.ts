import type { ToldPicture } from '@/lib/studio/types';

/** The words around the services; the services themselves are in public/data.json. */
export const serviceTexts = {
  heading: 'Our Services',
  lead: 'One coach and at most eight people in every class. The price on the card is what you pay; nothing is added later.',
} as const;

/** What holds for every class, where data.json says nothing of one. */
export const inEveryClass = 'One coach and at most eight people.';

/**
 * The studio's own service pictures by address: what each shows, and the same picture with the light off, where there is one. Other
 * pictures are called by their service's name.
 */
export const servicePictures: Readonly<Record<string, Pick<ToldPicture, 'alt' | 'off'>>> = {
  '/images/service-strength.jpg': {
    alt: 'Hex dumbbells on a dark rubber floor, the nearest marked 24',
    off: '/images/service-strength-off.jpg',
  },
  '/images/service-boxing.jpg': {
    alt: 'A red heavy bag on chains, lit in orange from the left',
    off: '/images/service-boxing-off.jpg',
  },
  '/images/service-yoga.jpg': {
    alt: 'A rolled orange mat, cork blocks and a brass bowl in striped window light',
    off: '/images/service-yoga-off.jpg',
  },
  '/images/service-spin.jpg': {
    alt: 'The polished flywheel of a spin bike with an orange ring',
    off: '/images/service-spin-off.jpg',
  },
  '/images/service-hiit.jpg': {
    alt: 'Black and orange battle ropes in mid-wave, their fibres caught by the light',
    off: '/images/service-hiit-off.jpg',
  },
  '/images/service-calisthenics.jpg': {
    alt: 'Two wooden gymnastic rings hanging from black straps',
    off: '/images/service-calisthenics-off.jpg',
  },
};

/** The level in data.json that is for everybody: who filters the week by another level sees its classes, too. Without one: `''`. */
export const levelForAll = 'All levels';
