import type {
  Accounts,
  Address,
  Booking,
  Closure,
  OpeningHours,
  Pictures,
  Sections,
} from '@/lib/studio/types';

export const sample = true;

export const name = 'Hafenkraft';

export const slug = 'hafenkraft';

export const tagline = 'Kraft, Boxen, Yoga und mehr in kleinen Gruppen.';

export const country = 'DE';

export const accent = '#3fbf6f';

export const currency = 'EUR';

export const address: Address = {
  street: 'Speicherweg 7',
  city: 'Hamburg',
  postalCode: '21079',
  latitude: 53.46213,
  longitude: 9.98704,
};

export const description = `${name} ist ein Fitnessstudio in ${address.city}: Kraft, Rücken, Boxen, Yoga und mehr, in kleinen Gruppen und mit jemandem, der hinschaut.`;

/** From the numbers that the Bundesnetzagentur keeps for films. */
export const phone = '+49 40 66969 123';

export const email = 'hallo@hafenkraft.example';

export const timeZone = 'Europe/Berlin';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export const hours: readonly OpeningHours[] = [
  { days: workdays, opens: '06:00', closes: '12:00' },
  { days: workdays, opens: '15:00', closes: '21:30' },
  { days: ['Saturday'], opens: '09:00', closes: '14:00' },
];

export const closures: readonly Closure[] = [
  { from: '2026-12-24', until: '2027-01-01', reason: 'Weihnachten und Neujahr' },
  { from: '2027-08-02', until: '2027-08-22', reason: 'Sommerpause' },
];

export const booking: Booking = {
  primary: {
    label: 'Online',
    href: 'https://buchen.hafenkraft.example/{id}?am={date}',
    withoutTimes: 'https://buchen.hafenkraft.example/',
  },
  others: ['email', 'phone'],
};

export const pictures: Pictures = {
  slides: [
    {
      src: '/images/hero-kettlebells.jpg',
      alt: 'Eine Reihe schwarzer Kugelhanteln mit orangefarbenen Ringen, vorn die mit 24 Kilo',
    },
    {
      src: '/images/hero-heavy-bag.jpg',
      alt: 'Ein rot-schwarzer Sandsack an Ketten im Lichtkegel',
    },
  ],
  coaching: {
    src: '/images/training-log.jpg',
    alt: 'Ein aufgeschlagenes Trainingsbuch auf einer Holzbank, daneben Stift, Kreide, eine Bandage und eine Kettlebell mit 24 kg',
  },
  trainingLog: { src: '/images/bells.jpg' },
  room: {
    src: '/images/room.jpg',
    alt: 'Der Trainingsraum in der Dämmerung: ein Gestell mit Ringen und Langhantel, Matten vor einem hohen Fenster',
  },
  coach: {
    src: '/images/coach.jpg',
    alt: 'Ein Klemmbrett mit Trainingsplan auf einer Bank, daneben ein Handtuch, eine Bandage, eine Pfeife und eine Stoppuhr',
  },
  notFound: {
    src: '/images/404.jpg',
    alt: 'Zwei orangefarbene Vieren mit einer Hantelscheibe von 20 Kilo als Null dazwischen',
  },
  login: { src: '/images/hero-heavy-bag.jpg' },
  signUp: { src: '/images/hero-kettlebells.jpg', focus: 'right' },
  account: { src: '/images/hero-kettlebells.jpg' },
};

export const sections: Sections = {
  timetable: true,
  map: false,
  trainingLog: true,
  light: true,
  firstVisit: true,
};

export const accounts: Accounts = { providers: [] };
