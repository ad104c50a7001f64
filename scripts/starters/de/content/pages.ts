import type { PageEntry } from '@/lib/studio/types';

/**
 * The pages of the site, in the order of bar and footer. A new one is `app/<name>/page.tsx` and an entry here. To go without
 * one, add `isOff: true` to its entry; Home and Services are needed by others. The pages of accounts, which every studio has, are
 * in lib/pages.ts. In titles and descriptions {name} is the studio, {place} its town, {coach} its coach.
 */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    label: 'Start',
    title: 'Fitnessstudio in {place}',
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Dein Studio am alten Hafen',
      line: 'Kraft, Boxen, Yoga und mehr.',
    },
  },
  {
    path: '/services',
    label: 'Kurse',
    title: 'Kurse und Preise in {place}',
    description:
      'Alle Kurse von {name} in {place} mit Terminen und Preisen: Kraft, Rücken, Boxen, Yoga und mehr, in kleinen Gruppen.',
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Kurse und Preise',
      line: 'Such dir aus, was dich bewegt.',
      picture: 'slide 3',
    },
  },
  {
    path: '/about',
    label: 'Trainer',
    title: '{coach}, Trainer in {place}',
    description:
      '{coach} ist Trainer und Inhaber von {name} in {place}: Werdegang, Lizenzen, Trainingsgrundsätze und Kontakt.',
    in: ['bar', 'footer', 'sitemap'],
    changed: '2026-11-26',
    preview: {
      title: 'Dein Trainer',
      line: 'Werdegang, Lizenzen und Kontakt.',
      picture: 'coach',
    },
  },
  {
    path: '/blogs',
    label: 'Blog',
    title: 'Blog',
    description: 'Antworten auf Fragen, die uns bei {name} oft gestellt werden.',
    in: ['bar', 'footer', 'sitemap'],
    preview: {
      title: 'Was wir oft gefragt werden',
      line: 'In Ruhe beantwortet.',
      picture: 'coaching',
    },
  },
  {
    path: '/imprint',
    label: 'Impressum',
    title: 'Impressum',
    description:
      'Impressum von {name}: Betreiber, Anschrift, Kontakt und wer für den Inhalt dieser Seiten verantwortlich ist.',
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
  {
    path: '/privacy',
    label: 'Datenschutz',
    title: 'Datenschutzerklärung',
    description:
      'Was {name} auf deinem Gerät speichert, welche Server die Seiten wann ansprechen, wie lange Daten bleiben und welche Rechte du hast.',
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
  {
    path: '/accessibility',
    label: 'Barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Wie barrierefrei die Seiten von {name} sind, nach welcher Norm wir prüfen und wo du eine Barriere meldest.',
    in: ['smallPrint', 'sitemap'],
    changed: '2026-11-26',
  },
];
