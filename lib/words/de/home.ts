import { dayTexts } from './timetable';

/* The words of Home alone: its carousel, and what comes next. */

/** What a screen reader says of the carousel and its buttons (product 2.5; WAI-ARIA Authoring Practices, carousel). */
export const carouselTexts = {
  label: (name: string) => `${name} in drei Bildern`,
  /** What kind of thing the whole and each of its parts are. */
  role: 'Karussell',
  slideRole: 'Bild',
  strip: 'Bilder',
  /** A slide's name; `position` counts from 1. */
  slide: (position: number, count: number) => `${position} von ${count}`,
  start: 'Bilder automatisch wechseln',
  stop: 'Automatischen Wechsel anhalten',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  indicators: 'Bild wählen',
  /** The name of the button that goes to a slide; `position` counts from 1. */
  indicator: (position: number, count: number) => `Bild ${position} von ${count}`,
} as const;

/** A day inside a sentence: `heute`, but `Do., 26. Nov.`. */
const within = (day: string) =>
  day === dayTexts.today || day === dayTexts.tomorrow ? day.toLowerCase() : day;

/** The words around the next classes on Home. */
export const nextTexts = {
  heading: 'Wann du kommen kannst',
  all: 'Ganze Woche',
  /** On the block of the very next class, which leads to its times. */
  book: 'Buchen',
  /** Where no class is that near. */
  none: 'In den nächsten vier Wochen ist kein Kurs geplant.',
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
