import * as studio from '@/lib/content/studio';
import { answersChanged, answersPublished, blogs } from '@/lib/content/answers/answers';
import { home } from '@/lib/content/home';
import { accessibility, imprint, privacy } from '@/lib/content/law';
import type { Page } from '@/lib/pages';
import { about } from '@/lib/content/profile';
import { serviceTexts } from '@/lib/content/services';

/**
 * The pages of the site, in the order of bar and footer. A new one is `app/<name>/page.tsx` and an entry here. To go without
 * one, add `isOff: true` to its entry; Home and Services are needed by others. The pages of accounts, which every studio has, are in lib/pages.ts.
 */
export const pages: readonly Page[] = [
  {
    path: '/',
    link: '/home',
    label: 'Home',
    title: home.title,
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
    title: serviceTexts.title,
    description: serviceTexts.description,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Services and prices',
      line: 'Pick the session that moves you.',
      picture: '/images/hero-barbell.jpg',
    },
  },
  {
    path: '/about',
    label: 'About',
    title: about.title,
    description: about.description,
    in: ['bar', 'footer', 'sitemap'],
    changed: about.changed,
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
    label: imprint.label,
    title: imprint.title,
    description: imprint.description,
    in: ['smallPrint', 'sitemap'],
    changed: imprint.changed,
  },
  {
    path: '/privacy',
    label: privacy.label,
    title: privacy.title,
    description: privacy.description,
    in: ['smallPrint', 'sitemap'],
    changed: privacy.changed,
  },
  {
    path: '/accessibility',
    label: accessibility.label,
    title: accessibility.title,
    description: accessibility.description,
    in: ['smallPrint', 'sitemap'],
    changed: accessibility.changed,
  },
];
