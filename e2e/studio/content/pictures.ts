import type { Pictures } from '@/lib/schemas';

/** The test studio's pictures are smooth gradients instead of photos. */
export const pictures: Pictures = {
  slides: [
    {
      src: '/images/hero.jpg',
      middle: 0.8,
      alt: 'Kettlebells',
      caption: 'The first slide.',
      closedCaption: 'The first slide in the dark.',
    },
    { src: '/images/hero-barbell.jpg', alt: 'A barbell', caption: 'The second slide.' },
    { src: '/images/hero.jpg', alt: 'A heavy bag', caption: 'The third slide.' },
  ],
  coaching: { src: '/images/coach.jpg', alt: 'A training log' },
  room: { src: '/images/room.jpg', alt: 'The training room', closedAlt: 'The dark room' },
  notFound: { src: '/images/404.jpg', alt: 'Two fours with a plate between them' },
  login: { src: '/images/hero.jpg' },
  signUp: { src: '/images/hero-barbell.jpg' },
};
