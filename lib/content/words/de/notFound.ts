import * as studio from '@/lib/content/studio';

/** The words of the 404 screen. */
export const notFoundTexts = {
  title: 'Seite nicht gefunden',
  description: `Unter dieser Adresse gibt es nichts. Von hier geht es zur Startseite von ${studio.name} oder zu Angebot und Preisen.`,
  heading: 'Auf dieser Ablage liegt nichts',
  text: 'Die Seite ist umgezogen, oder es hat sie nie gegeben. Der Rest des Studios steht da, wo du ihn gelassen hast.',
  alt: 'Zwei orangefarbene Vieren, dazwischen eine 20-kg-Scheibe als Null',
  home: 'Zur Startseite',
  services: 'Zum Angebot',
  searching: 'Wir sehen in der heutigen Liste nach …',
} as const;
