import type { Pictures } from '@/lib/schemas';

/** The pictures: smooth areas of the tones that pictures of a studio have. Each has a twin with the light off, but that of the mat. */
export const pictures: Pictures = {
  // Landscape, with the object on the right and room for words on the left.
  slides: [
    {
      src: '/images/hero.jpg',
      middle: 0.8,
      alt: 'A row of black kettlebells with orange bands, the 24 kg bell in front',
      caption: 'Start with one good session. We build the next hundred on it.',
    },
    {
      src: '/images/hero-barbell.jpg',
      alt: 'A loaded barbell seen from its end, its red plates edged with orange light',
      caption: 'Free weights, calibrated plates and a coach who counts with you.',
    },
    {
      src: '/images/hero.jpg',
      alt: 'A red and black heavy bag hanging on chains in a shaft of light',
      caption: 'Gloves on, phone off: this hour is yours.',
    },
  ],
  coaching: {
    src: '/images/training-log.jpg',
    alt: 'A training log open on a wooden bench, weights and sets written in by hand, with a pencil, chalk, a rolled hand wrap and a 24 kg kettlebell',
  },
  room: {
    src: '/images/room.jpg',
    alt: 'The training room at dusk: a rig with rings and a barbell, mats by a tall window, orange light tubes on the wall',
  },
  notFound: {
    src: '/images/404.jpg',
    alt: 'Two orange fours with a 20 kg plate between them as the zero',
  },
};
