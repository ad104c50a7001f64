import { coaches } from '@/lib/content/coaches';
import { address, name } from '@/lib/content/studio';
import type { PageEntry } from '@/lib/schemas';

const place = `${address.city}, ${address.region}`;
const [{ givenName, familyName }] = coaches;
const coach = `${givenName} ${familyName}`;

/**
 * The pages in menu order. A new page needs `app/<name>/page.tsx` and an entry here. Account pages
 * are in lib/words/auth.ts.
 */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    label: 'Home',
    title: `Fitness studio in ${place}`,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Ready to help you reach your goal',
      line: 'Strength, boxing, yoga and conditioning.',
    },
  },
  {
    path: '/services',
    label: 'Service',
    title: `Fitness classes and prices in ${place}`,
    description: `Classes and prices at ${name} in ${place}: strength, conditioning, boxing, yoga, spin and calisthenics in small groups.`,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Classes and prices',
      line: 'Pick the session that moves you.',
      picture: 'slide 3',
    },
  },
  {
    path: '/about',
    label: 'About',
    title: `${coach}, fitness coach in ${place}`,
    description: `The CV of ${coach}, head coach at ${name} in ${place}: objective, experience, qualifications and how to get in touch.`,
    in: ['bar', 'footer', 'sitemap'],
    changed: '2026-11-26',
    preview: {
      title: 'The coach behind the studio',
      line: 'Experience, training and how to get in touch.',
      picture: 'coach',
    },
  },
  {
    path: '/blogs',
    label: 'Blogs',
    title: 'Blogs',
    description:
      'Three answers in depth: authentication and authorization, why this site signs people in with Firebase and its alternatives, and what else Firebase offers.',
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Questions, answered properly',
      line: 'How signing in works, and what it runs on.',
      picture: 'room',
    },
  },
  {
    path: '/imprint',
    label: 'Policies',
    title: 'Studio policies',
    description: `The terms for a visit to ${name}: the waiver, how old you have to be, what a late cancellation costs, how to pay, and who runs the studio.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
  {
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy notice',
    description: `What the ${name} site keeps on your device, which hosts it contacts and when, how long data is kept, and what your rights are.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility statement',
    description: `How accessible the ${name} site is, by which standard, how it is tested, and who to tell if something is in your way.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
];
