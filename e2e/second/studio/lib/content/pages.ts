import * as studio from '@/lib/content/studio';
import { home } from '@/lib/content/home';
import { accessibility, imprint, privacy } from '@/lib/content/law';
import type { Page } from '@/lib/studio/types';
import { about } from '@/lib/content/profile';
import { serviceTexts } from '@/lib/content/services';
import {
  accountPage,
  actionPage,
  forgotPage,
  loginPage,
  notFoundTexts,
  resetPage,
  signUpPage,
  providerNames,
} from '@/lib/content/words';

const orProviders = providerNames && `, oder mit ${providerNames}`;

/**
 * The pages of the site, in the order of bar and footer. A new one is `app/<name>/page.tsx` and an entry here. To go without
 * one, add `isOff: true` to its entry; Home, Services, login, sign-up and the account's pages are needed by others.
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
  {
    path: '/login',
    title: loginPage.title,
    description: loginPage.description,
    in: [],
    preview: {
      title: 'Anmelden',
      line: `Mit E-Mail und Passwort${orProviders}.`,
      picture: '/images/sandsack.jpg',
    },
  },
  {
    path: '/signup',
    title: signUpPage.title,
    description: signUpPage.description,
    in: [],
    preview: {
      title: 'Konto anlegen',
      line: `Mit E-Mail und Passwort${orProviders}.`,
      picture: '/images/schlingen.jpg',
    },
  },
  { path: '/account', title: accountPage.title, description: accountPage.description, in: [] },
  { path: '/account/forgot', title: forgotPage.title, description: forgotPage.description, in: [] },
  { path: '/account/reset', title: resetPage.title, description: resetPage.description, in: [] },
  { path: '/account/action', title: actionPage.title, description: actionPage.description, in: [] },
  {
    path: '/404',
    title: notFoundTexts.title,
    description: notFoundTexts.description,
    in: [],
    preview: {
      title: 'Seite nicht gefunden',
      line: 'Hier ist nichts. Alles andere steht, wo du es gelassen hast.',
      picture: '/images/nichts-da.jpg',
    },
  },
];
