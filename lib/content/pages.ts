import * as studio from '@/lib/content/studio';
import { answersChanged, answersPublished, blogs } from '@/lib/content/answers/answers';
import type { Page } from '@/lib/studio/types';
import { profile } from '@/lib/content/profile';

/**
 * The pages of the site, in the order of bar and footer. A new one is `app/<name>/page.tsx` and an entry here. To go without
 * one, add `isOff: true` to its entry; Home and Services are needed by others. The pages of accounts, which every studio has, are in lib/pages.ts.
 */
export const pages: readonly Page[] = [
  {
    path: '/',
    link: '/home',
    label: 'Home',
    title: `Fitness studio in ${studio.address.city}, ${studio.address.region}`,
    description: studio.description,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Ready to help you reach your goal',
      line: 'Strength, boxing, yoga and conditioning.',
      picture: '/images/hero-kettlebells.jpg',
    },
  },
  {
    path: '/services',
    label: 'Service',
    title: `Fitness classes and prices in ${studio.address.city}, ${studio.address.region}`,
    description: `Classes and prices at ${studio.name} in ${studio.address.city}, ${studio.address.region}: strength, conditioning, boxing, yoga, spin and calisthenics in small groups, each with its price.`,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Classes and prices',
      line: 'Pick the session that moves you.',
      picture: '/images/hero-barbell.jpg',
    },
  },
  {
    path: '/about',
    label: 'About',
    title: `${profile.name}, fitness coach in ${studio.address.city}, ${studio.address.region}`,
    description: `The CV of ${profile.name}, head coach at ${studio.name} in ${studio.address.city}, ${studio.address.region}: objective, experience, qualifications and how to get in touch.`,
    in: ['bar', 'footer', 'sitemap'],
    changed: '2026-11-22',
    preview: {
      title: 'The coach behind the studio',
      line: 'Experience, training and how to get in touch.',
      picture: '/images/coach.jpg',
    },
  },
  {
    path: '/blogs',
    label: 'Blogs',
    title: blogs.title,
    description: blogs.description,
    in: ['bar', 'footer', 'sitemap'],
    published: answersPublished,
    changed: answersChanged,
    files: ['/feed.xml'],
    preview: {
      title: 'Questions, answered properly',
      line: 'How signing in works, and what it runs on.',
      picture: '/images/service-strength.jpg',
    },
  },
  {
    path: '/imprint',
    label: 'Imprint',
    title: 'Imprint',
    description: `Who runs ${studio.name} and this site: operator, address, contact, register, VAT id, and who is responsible for the content.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-25',
  },
  {
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy notice',
    description: `What the site of ${studio.name} keeps on your device, which hosts it contacts and when, how long data is kept, and what your rights are.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-25',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility statement',
    description: `How accessible the site of ${studio.name} is, by which standard, how it is tested, and whom to tell when something stands in your way.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-25',
  },
];
