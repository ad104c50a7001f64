/* The words of /services alone: the week (product 14.2). */

/** The words around the week. */
export const weekTexts = {
  heading: 'The week',
  /** The links to its days, for screen readers. */
  days: 'Days',
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

/** The link to the calendar of the studio (product 14.4). */
export const weekCalendarText = 'Add the week to your calendar';
