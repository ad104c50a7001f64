import type { Pictures } from '@/lib/schemas';

/**
 * Files in `public/images`. Pictures of coaches are in `coaches.ts`, those of services in
 * `public/data.json`. A file with `-closed` in its name, such as `room-closed.webp`, is the dark
 * version.
 */
export const pictures: Pictures = {
  // Landscape, with the subject on the right.
  slides: [
    {
      src: '/images/hero-heavy-bag.jpg',
      middle: 0.722,
      zoom: 1.3,
      closedAlt: 'A red and black heavy bag in moonlight, a pair of gloves on a hook beside it',
      alt: 'A boxer punches a red and black heavy bag in a shaft of light',
      caption: 'Lights on, phone off. For one hour, nobody needs you but the bag.',
      closedCaption: 'Lights off. Until we open, the bag has the room to itself.',
    },
    {
      src: '/images/hero-kettlebells.webp',
      middle: 0.77,
      alt: 'A row of black kettlebells with orange bands, the 24 kg bell in front, chalk on its handle',
      caption: 'Start with one good session. We build the next hundred on it.',
    },
    {
      src: '/images/hero-barbell.jpg',
      middle: 0.78,
      alt: 'A loaded barbell seen from its end, its red plates edged with orange light',
      caption: 'Free weights, calibrated plates and a coach who counts with you.',
    },
  ],
  coaching: {
    src: '/images/coach-cv.webp',
    alt: 'A coach with a clipboard in hand, seen from behind, by a loaded bar in a rack',
  },
  room: {
    src: '/images/room.webp',
    closedAlt: 'The training room with the lights off and nobody in it',
    alt: 'The training room: a woman stretches on a mat near the tall window, and a towel hangs over the barbell of an empty rack',
  },
  notFound: {
    src: '/images/404.jpg',
    alt: 'Two orange fours with a 20 kg plate between them as the zero',
  },
  login: { src: '/images/login.webp' },
  signUp: { src: '/images/signup.webp' },
};
