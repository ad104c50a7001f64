import type { Coach, HeadCoach } from '@/lib/schemas';

/** One coach has a CV, one has an email, and one has neither an email nor a family name. */
export const coaches: readonly [HeadCoach, ...Coach[]] = [
  {
    givenName: 'Kim',
    familyName: 'Test',
    role: 'Head coach',
    portrait: { src: '/images/coach.jpg', alt: 'A coach' },
    object: { src: '/images/coach.jpg', alt: 'A clipboard' },
    phones: [
      { label: 'Cell', text: '+1 (555) 555-0183' },
      { label: 'Office', text: '+1 (555) 555-0127' },
    ],
    email: 'kim@studio.example',
    cv: {
      picture: { src: '/images/coach.jpg', alt: 'A coach at work' },
      objective: 'To have a test for everything that a CV can contain.',
      code: [{ text: 'github.com/octocat', href: 'https://github.com/octocat' }],
      experience: [
        {
          years: '2019 to today',
          title: 'Head coach',
          place: 'Test Gym',
          text: 'Coaches the classes of the tests.',
        },
        {
          years: '2015 to 2019',
          title: 'Coach',
          place: 'Another studio',
          text: 'Coached other classes.',
        },
      ],
      qualifications: [{ year: '2020', title: 'Boxing coach' }],
      principles: [{ title: 'Rest is training', text: 'Easy days are part of the plan.' }],
      closing: 'A sentence in the coach’s words.',
    },
  },
  {
    givenName: 'Lee',
    familyName: 'Sample',
    role: 'Yoga coach',
    line: 'Coaches yoga and calisthenics.',
    portrait: { src: '/images/coach.jpg', alt: 'A yoga coach' },
    object: { src: '/images/mat.jpg', alt: 'A yoga mat' },
    email: 'lee@studio.example',
  },
  {
    givenName: 'Max',
    role: 'Spin coach',
    line: 'Coaches spin and HIIT.',
    portrait: { src: '/images/coach.jpg', alt: 'A spin coach' },
    object: { src: '/images/mat.jpg', alt: 'Another yoga mat' },
  },
];
