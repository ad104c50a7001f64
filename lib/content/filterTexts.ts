/** The words of the filter of the week: a file of their own, since a script on the page has them. */
export const filterTexts = {
  label: 'Filter the week',
  kinds: { class: 'By class', level: 'By level', day: 'By day' },
  all: 'Show all',
  shown: (count: number, total: number) =>
    count === total ? `${total} classes a week` : `${count} of ${total} classes a week`,
} as const;
