/* The words of Home (its carousel, the classes of today) and of the cards (product 2.6). */

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

/** The words around the classes of today (product 14.2). */
export const todayTexts = {
  on: 'On now',
  next: 'Next',
  /** For screen readers: what is dimmed. */
  over: ', over',
  /** Why the classes are those of another day. */
  past: 'Today’s classes are over.',
  free: 'No classes today.',
  closed: (reason: string) => `Closed today for ${reason}.`,
  back: (time: string, day?: string) => `Back ${day ? `${day} ` : ''}at ${time}.`,
  eve: (reason: string) => `Closed tomorrow for ${reason}.`,
} as const;
