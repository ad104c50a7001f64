import type { Coach, HeadCoach } from '@/lib/schemas';

/**
 * The coaches in the order of /about, which shows the first one's CV. Phone numbers are from the
 * range for fiction, RFC 2606 reserves the domain, and the employers and schools don't exist.
 */
export const coaches: readonly [HeadCoach, ...Coach[]] = [
  {
    givenName: 'Rowan',
    familyName: 'Calder',
    role: 'Head coach',
    portrait: { src: '/images/coach-rowan.webp', alt: 'Rowan Calder, head coach, from behind' },
    object: { src: '/images/coach-clipboard.webp', alt: 'A clipboard labeled “Coach Rowan”' },
    phones: [
      { label: 'Cell', text: '+1 (510) 555-0183' },
      { label: 'Coaches’ office', text: '+1 (510) 555-0127' },
    ],
    email: 'rowan@power-zone.example',
    cv: {
      picture: { src: '/images/coach-cv.webp', alt: 'Rowan Calder, clipboard in hand, by a rack' },
      objective:
        'To run a studio where people of any age get stronger for decades, not for a season: small groups, honest numbers, good technique first.',
      // GitHub's demonstration account, because anyone could register a made-up one. If there is
      // none, use `[]`.
      code: [{ text: 'github.com/octocat', href: 'https://github.com/octocat' }],
      // The current post first.
      experience: [
        {
          years: '2019 to today',
          title: 'Owner and head coach',
          place: 'Power Zone, Oakland',
          text: 'Plans every training block, teaches on the floor five days a week, trains new coaches and keeps the training log that members and coaches share.',
        },
        {
          years: '2015 to 2019',
          title: 'Strength and conditioning coach',
          place: 'Marrowgate College Athletics, Sacramento',
          text: 'Ran the winter training of the rowing and track teams. Checked how every athlete moved in the first session, before anyone touched a barbell.',
        },
        {
          years: '2012 to 2015',
          title: 'Group fitness instructor',
          place: 'Quillon Street Recreation Center, Alameda',
          text: 'Spin, circuits and boxing for beginners, up to fourteen classes a week: the place to learn how to see twelve people at once.',
        },
      ],
      qualifications: [
        { year: '2020', title: 'Boxing coach, level 2, Westmarrow Boxing Guild' },
        { year: '2018', title: 'Yoga teacher, 200 hours, Saltgrass House of Yoga' },
        { year: '2015', title: 'B.S. in kinesiology, Marrowgate College' },
        { year: '2012', title: 'Certified personal trainer, Halden Board of Strength Coaching' },
        { year: 'Current', title: 'CPR, AED and first aid, renewed every two years' },
      ],
      principles: [
        {
          title: 'Technique before load',
          text: 'The weight goes up once every repetition looks the same.',
        },
        {
          title: 'Write it down',
          text: 'What you log, you can plan. What you remember is mostly hope.',
        },
        { title: 'Small groups', text: 'Small enough that nobody trains unseen.' },
        {
          title: 'Rest is training',
          text: 'Sleep, easy days and a lighter fourth week are part of the plan.',
        },
      ],
      closing: 'Come to one class. I’ll ask about your old injuries before I ask about your goals.',
    },
  },
  {
    givenName: 'Mara',
    familyName: 'Ellison',
    role: 'Coach for yoga and calisthenics',
    line: 'Teaches stiff backs to move and tense shoulders to relax, and starts every class by asking what hurts today.',
    portrait: {
      src: '/images/coach-mara.webp',
      alt: 'Mara Ellison, her hair in a bun, seen from behind, looking toward a light tube',
    },
    email: 'mara@power-zone.example',
  },
  {
    givenName: 'Theo',
    familyName: 'Marsh',
    role: 'Coach for spin, HIIT and strength',
    line: 'Runs the clock and the music, keeps rests as short as planned, and sees when you need a longer one.',
    portrait: {
      src: '/images/coach-theo.webp',
      alt: 'Theo Marsh, with a short beard and a knitted cap, seen from behind, looking toward a light tube',
    },
    email: 'theo@power-zone.example',
  },
];
