import { bookingTitles } from './timetable';

/* The words of /services alone: the week and its filter (product 14.2), and the ways to book. */

/** The words around the week. */
export const weekTexts = {
  heading: 'The week',
  /** How many people there is room for, in all classes or in most of them. */
  places: (places: string, isEvery: boolean) =>
    `${places} in ${isEvery ? 'every class' : 'most classes'}.`,
  lead: 'Choose a time to see the class and to book it.',
  /** The three parts of a day, by the hour before which a class of it begins. */
  parts: [
    { before: '11:00', name: 'Morning' },
    { before: '16:00', name: 'Midday' },
    { before: '24:00', name: 'Evening' },
  ],
  /** For screen readers: what is dimmed. */
  over: 'over for today',
} as const;

/** The filter of the week. */
export const filterTexts = {
  label: 'Filter the week',
  kinds: { class: 'By class', level: 'By level', day: 'By day' },
  all: 'Show all',
  shown: (count: number, total: number) =>
    count === total ? `${total} classes this week` : `${count} of ${total} classes this week`,
  /** In place of these where no class of the chosen day takes place. */
  closed: (day: string, reason: string) => `Closed on ${day}: ${reason}`,
} as const;

/** The links to the calendar of the studio. */
export const calendarTexts = {
  add: 'Add to your calendar',
  subscribe: 'Subscribe, and get every change',
} as const;

/** The ways to book, on `/services` and on details. */
export const bookingTexts = {
  heading: 'Ways to book',
  ...bookingTitles,
  visit: 'Come by',
} as const;
