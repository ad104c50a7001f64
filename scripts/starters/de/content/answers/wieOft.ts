import type { Answer } from '@/lib/studio/types';

/** Ein Beispiel für eine Antwort: Absätze, eine Liste und eine Quelle. */
export const wieOft: Answer = {
  id: 'wie-oft',
  question: 'Wie oft in der Woche soll ich trainieren?',
  published: '2026-11-25',
  changed: '2026-11-25',
  lead: 'Zweimal in der Woche reicht, um stärker zu werden. Wichtiger als die Zahl ist, dass es jede Woche dieselbe ist.',
  sections: [
    {
      id: 'fuer-den-anfang',
      title: 'Für den Anfang',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Such dir zwei Tage, zwischen denen einer frei ist, und bleib acht Wochen dabei. Danach weißt du, ob ein dritter Tag in deine Woche passt.',
        },
        {
          kind: 'list',
          items: [
            [{ strong: 'Einmal' }, ' erhält, was du hast.'],
            [{ strong: 'Zweimal' }, ' macht fast alle stärker, die neu anfangen.'],
            [{ strong: 'Dreimal' }, ' lohnt sich, wenn Schlaf und Essen mithalten.'],
          ],
        },
      ],
    },
  ],
  sources: [
    {
      link: 'Weltgesundheitsorganisation: körperliche Aktivität',
      href: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    },
  ],
};
