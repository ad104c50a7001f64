/** The words around the week. */
export const weekTexts = {
  heading: 'The week',
  lead: 'Each bell is one place. Choose a time to see the class and to book it.',
  caption: 'Classes by day and part of the day',
  /** The parts of a day, by the hour before which a class of it begins. */
  parts: [
    { before: '11:00', name: 'Morning' },
    { before: '16:00', name: 'Midday' },
    { before: '24:00', name: 'Evening' },
  ],
} as const;

/** The filter of the week. */
export const filterTexts = {
  label: 'Filter the week',
  kinds: { class: 'By class', level: 'By level', day: 'By day' },
  all: 'Show all',
  shown: (count: number, total: number) =>
    count === total ? `${total} classes a week` : `${count} of ${total} classes a week`,
} as const;

/** The links to the calendar of the studio. */
export const calendarTexts = {
  add: 'Add to your calendar',
  subscribe: 'Subscribe, and get every change',
} as const;
