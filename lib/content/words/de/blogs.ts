/** The words around the answers on /blogs (product 2.11). */
export const blogsTexts = {
  contents: 'In dieser Antwort',
  published: 'Veröffentlicht',
  changed: 'Geändert',
  sources: 'Quellen',
  /** The line above a question: its place among the others, and how long it takes. */
  meta: (position: number, count: number, minutes: number) => [
    `Frage ${position} von ${count}`,
    `${minutes} Min. Lesezeit`,
  ],
} as const;
