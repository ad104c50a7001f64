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
    email: 'kim.test@studio.example',
    cv: {
      picture: { src: '/images/coach.jpg', alt: 'A coach at work' },
      objective:
        'To have a test for everything that a CV can contain: a goal of two lines, several posts, and enough text to fill most of a printed sheet of paper.',
      code: [{ text: 'github.com/octocat', href: 'https://github.com/octocat' }],
      experience: [
        {
          years: '2019 to today',
          title: 'Owner and head coach',
          place: 'Test Gym, Testville',
          text: 'Coaches the classes of the tests, writes down what happened in each one, teaches new coaches how to do the same, and reads every log at the end of the week.',
        },
        {
          years: '2015 to 2019',
          title: 'Coach for strength and conditioning',
          place: 'Another Studio’s College, Sampleton',
          text: 'Coached the other classes through four winters. Began each season with the same simple test, so that every change could be compared with the first day.',
        },
        {
          years: '2012 to 2015',
          title: 'Instructor of groups',
          place: 'Sample Street Recreation Center, Testville',
          text: 'Circuits and boxing for beginners, up to fourteen classes in a week: enough to learn that no two people fail in the same way.',
        },
      ],
      qualifications: [
        { year: '2020', title: 'Boxing coach, level 2, Sample Boxing Guild' },
        { year: '2018', title: 'Yoga teacher, 200 hours, House of Tests' },
        { year: '2015', title: 'B.S. in test studies, Sample College' },
        { year: '2012', title: 'Certified personal trainer, Sample Board of Test Coaching' },
        { year: 'Current', title: 'CPR, AED and first aid, tested every two years' },
      ],
      principles: [
        {
          title: 'Technique before tests',
          text: 'The weight goes up when the test looks like the first.',
        },
        {
          title: 'Write the test',
          text: 'What you test, you can trust. What you remember may be wrong.',
        },
        { title: 'Small samples', text: 'Eight people at most, so that each one counts.' },
        {
          title: 'Rest is training',
          text: 'Sleep, easy days and a lighter week are part of the plan.',
        },
      ],
      closing: 'A sentence in the coach’s words.',
    },
  },
  {
    givenName: 'Lee',
    familyName: 'Sample',
    role: 'Yoga coach',
    line: 'Coaches yoga and calisthenics.',
    portrait: { src: '/images/coach.jpg', alt: 'A yoga coach' },
    email: 'lee@studio.example',
  },
  {
    givenName: 'Max',
    role: 'Spin coach',
    line: 'Coaches spin and HIIT.',
    portrait: { src: '/images/coach.jpg', alt: 'A spin coach' },
  },
];
