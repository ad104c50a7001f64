/** The words around the answers on /blogs (product 2.11). */
export const blogsTexts = {
  contents: 'In this answer',
  published: 'Published',
  changed: 'Changed',
  sources: 'Sources',
  /** The line above a question: its place among the others, and how long it takes. */
  meta: (position: number, count: number, minutes: number) => [
    `Question ${position} of ${count}`,
    `${minutes} min read`,
  ],
} as const;
