import { dayTexts, linkTexts } from './timetable';

/* The words of Home: its carousel, the classes of today, what a first visit costs, and the list of what a visitor keeps, which the account shows too. */

/** What a screen reader says of the carousel and its buttons (product 2.5; WAI-ARIA Authoring Practices, carousel). */
export const carouselTexts = {
  label: (name: string) => `${name} in Bildern`,
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

/** The words of the day in lamps. */
export const lampTexts = {
  states: { over: 'vorbei', on: 'Läuft gerade', next: 'Als Nächstes', later: 'heute noch' },
  /** In a lamp, for screen readers. */
  kept: 'gemerkt',
  /** Why all lamps are dark: before the reason of a closure, and without one. */
  closed: 'Heute geschlossen:',
  free: 'Heute keine Kurse',
  week: linkTexts.week,
  /** Before the next class that the visitor keeps. */
  yours: 'Dein Kurs:',
} as const;

/** The line of the hero, with the next class. */
export const todayTexts = {
  next: (name: string, day: string, time: string, price: string) =>
    `${name} ${within(day)} um ${time} Uhr · ${price}`,
} as const;

/** The classes that a visitor keeps. */
export const myWeekTexts = {
  empty: 'Du hast dir noch keinen Kurs gemerkt.',
  way: 'Such dir im Kursplan einen aus',
  remove: {
    label: 'Entfernen',
    name: (service: string, day: string) => `Entfernen: ${service} am ${day}`,
  },
  /** After a class that the week no longer has, and in place of the name of its service where that has none. */
  gone: 'steht nicht mehr im Kursplan',
  someClass: 'Ein Kurs',
  download: 'Meine Woche in den Kalender',
  file: 'meine-woche.ics',
  incomplete: 'Für einige deiner Kurse gibt es noch keinen Kalender: Sie fehlen in der Datei.',
} as const;

/** In place of a list of cards that broke: the link that loads it again. */
export const listBrokenText = 'Hier ist etwas schiefgegangen. Liste neu laden';

/** The price on a card (product 2.6). */
export function priceText(price: string): string {
  return `Preis: ${price}`;
}

/** When a service has its next class, on its card. */
export const nextText = (when: string) => `Nächster Termin: ${when}`;
