import { dayTexts } from './timetable';

/** A day inside a sentence: `heute`, but `Do., 26. Nov.`. */
const within = (day: string) =>
  day === dayTexts.today || day === dayTexts.tomorrow ? day.toLowerCase() : day;

/** The words around the next classes on Home. */
export const nextTexts = {
  heading: 'Wann du kommen kannst',
  all: 'Ganze Woche',
  /** On the block of the very next class, which leads to its times. */
  book: 'Buchen',
  /** Before the next class that the visitor keeps. */
  yours: 'Für dich:',
} as const;

/** The line of the hero that says when and where: with the next class, and while none is known. */
export const todayTexts = {
  next: (name: string, day: string, time: string, price: string) =>
    `${name} ${within(day)} um ${time} Uhr · ${price}`,
  /** While the studio is closed; the day where it is not that of the opening. */
  first: (name: string, day: string, time: string) =>
    `Erster Kurs: ${name}${day && ` ${within(day)}`} um ${time} Uhr`,
  otherwise: (price: string) => `Kurse ab ${price}`,
} as const;
