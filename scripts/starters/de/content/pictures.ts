import type { Pictures } from '@/lib/studio/types';

/**
 * The pictures by what they are for: files of `public/images`. Those of coaches stand in `coaches.ts`, those of services in
 * `public/data.json`. A file with `-off` in its name (`room-off.jpg`) is the same picture with the light off.
 */
export const pictures: Pictures = {
  // Landscape, with the object on the right and room for words on the left.
  slides: [
    {
      src: '/images/hero-kettlebells.jpg',
      middle: 0.8,
      alt: 'Eine Reihe schwarzer Kettlebells mit orangefarbenen Ringen, vorn die mit 24 kg',
      caption: 'Fang mit einer guten Stunde an. Die nächsten hundert bauen darauf auf.',
    },
    {
      src: '/images/hero-barbell.jpg',
      middle: 0.78,
      alt: 'Eine beladene Langhantel von der Seite, Licht auf den Rändern der roten Scheiben',
      caption: 'Freie Gewichte, geeichte Scheiben und jemand, der mitzählt.',
    },
    {
      src: '/images/hero-heavy-bag.jpg',
      middle: 0.735,
      alt: 'Ein rot-schwarzer Sandsack an Ketten im Lichtkegel',
      caption: 'Handschuhe an, Handy aus: Diese Stunde gehört dir.',
    },
  ],
  coaching: {
    src: '/images/training-log.jpg',
    alt: 'Ein aufgeschlagenes Trainingsbuch auf einer Holzbank, daneben Stift, Kreide, eine Bandage und eine Kettlebell mit 24 kg',
  },
  room: {
    src: '/images/room.jpg',
    alt: 'Der Trainingsraum in der Dämmerung: ein Gestell mit Ringen und Langhantel, Matten vor einem hohen Fenster',
  },
  // Five bells side by side, one for each entry of the training log.
  trainingLog: { src: '/images/bells.jpg' },
  notFound: {
    src: '/images/404.jpg',
    alt: 'Zwei orangefarbene Vieren mit einer 20-kg-Scheibe als Null',
  },
};
