import * as studio from '@/lib/content/studio';
import type { Page } from '@/lib/pages';
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
      picture: '/images/kugeln.jpg',
    },
  },
  {
    path: '/services',
    label: 'Kurse',
    title: `Kurse und Preise in ${studio.address.city}`,
    description: `Alle Kurse von ${studio.name} in ${studio.address.city} mit Terminen und Preisen: Kraft, Rücken, Boxen, Yoga und mehr, in kleinen Gruppen.`,
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
    title: `${profile.name}, Trainer in ${studio.address.city}`,
    description: `${profile.name} ist Trainer und Inhaber von ${studio.name} in ${studio.address.city}: Werdegang, Lizenzen, Trainingsgrundsätze und Kontakt.`,
    in: ['bar', 'footer', 'sitemap'],
    changed: '2026-11-26',
    preview: {
      title: 'Dein Trainer',
      line: 'Werdegang, Lizenzen und Kontakt.',
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
    label: 'Impressum',
    title: 'Impressum',
    description: `Impressum von ${studio.name}: Betreiber, Anschrift, Kontakt und wer für den Inhalt dieser Seiten verantwortlich ist.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
  {
    path: '/privacy',
    label: 'Datenschutz',
    title: 'Datenschutzerklärung',
    description: `Was ${studio.name} auf deinem Gerät speichert, welche Server die Seiten wann ansprechen, wie lange Daten bleiben und welche Rechte du hast.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
  {
    path: '/accessibility',
    label: 'Barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description: `Wie barrierefrei die Seiten von ${studio.name} sind, nach welcher Norm wir prüfen und wo du eine Barriere meldest.`,
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
];
