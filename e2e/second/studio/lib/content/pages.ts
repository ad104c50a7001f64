import * as studio from '@/lib/content/studio';
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
    label: 'Start',
    title: home.title,
    description: studio.description,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Dein Studio am alten Hafen',
      line: 'Kraft, Boxen, Yoga und mehr.',
      picture: '/images/kugeln.jpg',
    },
  },
  {
    path: '/services',
    label: 'Kurse',
    title: serviceTexts.title,
    description: serviceTexts.description,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Kurse und Preise',
      line: 'Such dir aus, was dich bewegt.',
      picture: '/images/sandsack.jpg',
    },
  },
  {
    path: '/about',
    label: 'Trainer',
    title: about.title,
    description: about.description,
    in: ['bar', 'footer', 'sitemap'],
    changed: about.changed,
    preview: {
      title: 'Der Trainer',
      line: 'Werdegang, Haltung und Kontakt.',
      picture: '/images/coach.jpg',
    },
  },
  {
    path: '/blogs',
    label: 'Blog',
    title: 'Blog',
    description: 'Der Blog des Studios.',
    isOff: true,
    in: ['bar', 'footer', 'sitemap'],
    files: ['/feed.xml'],
    preview: {
      title: 'Blog',
      line: 'Blog',
      picture: '/images/kraft.jpg',
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
