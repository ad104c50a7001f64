import type { Accounts, Address, Booking, Pictures, Sections } from '@/lib/studio/types';
import type { Closure, OpeningHours } from '@/lib/services/openingHours';

export const sample: boolean = true;

export const name = 'Power Zone';

export const slug = 'power-zone';

export const tagline = 'Strength, boxing, yoga and conditioning under one roof.';

export const country = 'US';

export const accent = '#ff6a1a';

export const currency = 'USD';

export const address: Address = {
  street: '24 Foundry Lane',
  city: 'Ironbridge',
  region: 'CA',
  postalCode: '90099',
  latitude: 34.05012,
  longitude: -118.24523,
};

export const description =
  'Power Zone is a fitness studio in Ironbridge, CA: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.';

export const phone = '+1 (555) 555-0142';

export const email = 'hello@power-zone.example';

export const timeZone = 'America/Los_Angeles';

export const hours: readonly OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '22:00',
  },
  { days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-31', reason: 'New Year’s Eve', opens: '08:00', closes: '14:00' },
  { from: '2027-01-01', reason: 'New Year’s Day' },
];

export const booking: Booking = { primary: 'email', others: ['text', 'phone'] };

export const pictures: Pictures = {
  slides: [
    {
      src: '/images/hero-kettlebells.jpg',
      off: '/images/hero-kettlebells-off.jpg',
      middle: 0.8,
      alt: 'A row of black kettlebells with orange bands, the 24 kg bell in front',
    },
    {
      src: '/images/hero-barbell.jpg',
      off: '/images/hero-barbell-off.jpg',
      middle: 0.78,
      alt: 'A loaded barbell seen from its end, its red plates edged with orange light',
    },
    {
      src: '/images/hero-heavy-bag.jpg',
      off: '/images/hero-heavy-bag-off.jpg',
      middle: 0.735,
      alt: 'A red and black heavy bag hanging on chains in a shaft of light',
    },
  ],
  coaching: {
    src: '/images/training-log.jpg',
    off: '/images/training-log-off.jpg',
    alt: 'A training log open on a wooden bench, weights and sets written in by hand, with a pencil, chalk, a rolled hand wrap and a 24 kg kettlebell',
  },
  room: {
    src: '/images/room.jpg',
    off: '/images/room-off.jpg',
    alt: 'The training room at dusk: a rig with rings and a barbell, mats by a tall window, orange light tubes on the wall',
  },
  trainingLog: { src: '/images/bells.jpg' },
  coach: {
    src: '/images/coach.jpg',
    off: '/images/coach-off.jpg',
    alt: 'A clipboard with a training plan on a wooden bench, beside it a towel, a hand wrap, a whistle and a stopwatch',
  },
  notFound: {
    src: '/images/404.jpg',
    off: '/images/404-off.jpg',
    alt: 'Two orange fours with a 20 kg plate between them as the zero',
  },
  login: { src: '/images/hero-heavy-bag.jpg', off: '/images/hero-heavy-bag-off.jpg' },
  signUp: {
    src: '/images/hero-kettlebells.jpg',
    off: '/images/hero-kettlebells-off.jpg',
    focus: 'right',
  },
  account: { src: '/images/hero-barbell.jpg', off: '/images/hero-barbell-off.jpg' },
};

export const sections: Sections = {
  timetable: true,
  map: true,
  trainingLog: true,
  light: true,
  firstVisit: true,
};

export const accounts: Accounts = { providers: ['google'] };
