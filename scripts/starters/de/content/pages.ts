import * as studio from '@/lib/content/studio';
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
    label: 'Start',
    title: `Fitnessstudio in ${studio.address.city}`,
    description: studio.description,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Dein Studio am alten Hafen',
      line: 'Kraft, Boxen, Yoga und mehr.',
      picture: '/images/hero-kettlebells.jpg',
    },
  },
  {
    path: '/services',
    label: 'Kurse',
    title: `Kurse und Preise in ${studio.address.city}`,
    description: `Kurse und Preise von ${studio.name} in ${studio.address.city}: Kraft, Rücken, Boxen, Yoga und mehr in kleinen Gruppen, jeder mit seinem Preis.`,
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Kurse und Preise',
      line: 'Such dir aus, was dich bewegt.',
      picture: '/images/hero-heavy-bag.jpg',
    },
  },
  {
    path: '/about',
    label: 'Trainer',
    title: `${profile.name}, Trainer in ${studio.address.city}`,
    description: `Der Lebenslauf von ${profile.name}, Trainer und Inhaber von ${studio.name} in ${studio.address.city}: Werdegang, Abschlüsse, Haltung und Kontakt.`,
    in: ['bar', 'footer', 'sitemap'],
    changed: '2026-11-22',
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
      picture: '/images/service-strength.jpg',
    },
  },
  {
    path: '/imprint',
    label: 'Impressum',
    title: 'Impressum',
    description: `Wer ${studio.name} und diese Seiten betreibt: Betreiber, Anschrift, Kontakt und wer für die Inhalte verantwortlich ist.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-25',
  },
  {
    path: '/privacy',
    label: 'Datenschutz',
    title: 'Datenschutzerklärung',
    description: `Was ${studio.name} auf deinem Gerät speichert, welche Server die Seiten wann ansprechen, wie lange Daten bleiben und welche Rechte du hast.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-25',
  },
  {
    path: '/accessibility',
    label: 'Barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description: `Wie barrierefrei die Seiten von ${studio.name} sind, nach welcher Norm, wie das geprüft wird und wem du sagst, was dich hindert.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-25',
  },
];
