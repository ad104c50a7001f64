import { linkTexts } from './timetable';

/* The words of Home (its carousel, the day in lamps, its hero) and of the cards (product 2.6). */

/** What a screen reader says of the carousel and its buttons (product 2.5; WAI-ARIA Authoring Practices, carousel). */
export const carouselTexts = {
  label: (name: string) => `${name} in pictures`,
  /** What kind of thing the whole and each of its parts are. */
  role: 'carousel',
  slideRole: 'slide',
  strip: 'Slides',
  /** A slide's name; `position` counts from 1. */
  slide: (position: number, count: number) => `${position} of ${count}`,
  start: 'Start automatic slide show',
  stop: 'Stop automatic slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  indicators: 'Choose a slide',
  /** The name of the button that goes to a slide; `position` counts from 1. */
  indicator: (position: number, count: number) => `Slide ${position} of ${count}`,
} as const;

/** The words of the day in lamps. */
export const lampTexts = {
  states: { over: 'over', on: 'On now', next: 'Next', later: 'later today' },
  /** Why all lamps are dark: before the reason of a closure, and without one. */
  closed: 'Closed today:',
  free: 'No classes today',
  week: linkTexts.week,
} as const;

/** The line of the hero, with the next class. */
export const todayTexts = {
  // `Today` and `Tomorrow` stand inside a sentence; `Thu, Nov 26` stays.
  next: (name: string, day: string, time: string, price: string) =>
    `${name} ${day.replace('To', 'to')} at ${time} · ${price}`,
} as const;

/** The price on a card (product 2.6). */
export function priceText(price: string): string {
  return `Price: ${price}`;
}

/** When a service has its next class, on its card. */
export const nextText = (when: string) => `Next: ${when}`;
