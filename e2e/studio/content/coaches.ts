import type { Coach, HeadCoach } from '@/lib/schemas';

/** The coaches: one with a CV, one with an address and one with neither. */
export const coaches: readonly [HeadCoach, ...Coach[]] = [
  {
    givenName: 'Rowan',
    familyName: 'Calder',
    role: 'Head coach',
    // Upright.
    picture: {
      src: '/images/coach.jpg',
      alt: 'A clipboard with a training plan on a wooden bench, beside it a towel, a hand wrap, a whistle and a stopwatch',
    },
    phones: [
      { label: 'Cell phone', text: '+1 (555) 555-0183' },
      { label: 'Coaches’ office', text: '+1 (555) 555-0127' },
    ],
    email: 'rowan@power-zone.example',
    cv: {
      objective:
        'To run a studio in which people of any age get stronger for decades, not for a season: in small groups, with honest numbers, and good technique first.',
      code: [
        {
          text: 'github.com/octocat',
          href: 'https://github.com/octocat',
        },
      ],
      // The present post first.
      experience: [
        {
          years: '2019 to today',
          title: 'Head coach',
          place: 'Power Zone, Ironbridge',
          text: 'Plans every training block, teaches on the floor five days a week and brings new coaches up to the house’s standard. Wrote the training log that members and coaches share.',
        },
        {
          years: '2015 to 2019',
          title: 'Strength and conditioning coach',
          place: 'A university sports center',
          text: 'Took rowing and track squads through their winters. Made a movement check the first session of every athlete, before any weight was lifted.',
        },
      ],
      qualifications: [
        { year: '2020', title: 'Boxing coach, club level' },
        { year: 'Current', title: 'First aid with defibrillator, renewed every two years' },
      ],
      principles: [
        {
          title: 'Technique before load',
          text: 'The weight goes up when the last repetition looks like the first.',
        },
        {
          title: 'Rest is training',
          text: 'Sleep, easy days and a lighter fourth week are part of the plan.',
        },
      ],
    },
  },
  {
    givenName: 'Mara',
    familyName: 'Ellison',
    role: 'Coach for yoga and calisthenics',
    line: 'Teaches stiff backs to breathe and patient arms to pull, and begins every class with the question what hurts today.',
    picture: {
      src: '/images/mat.jpg',
      alt: 'An orange yoga mat, half unrolled on a wooden floor in striped window light',
    },
    email: 'mara@power-zone.example',
  },
  {
    givenName: 'Theo',
    familyName: 'Marsh',
    role: 'Coach for spin and HIIT',
    line: 'Keeps the clock, the music and the rests honest, and knows by the second round who needs a lighter rope.',
    picture: {
      src: '/images/mat.jpg',
      alt: 'A black and orange battle rope in mid-wave, close above the floor',
    },
  },
];
