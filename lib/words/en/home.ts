/* The words of Home alone: its carousel, and what comes next. */

/** What a screen reader says of the carousel and its buttons (product 2.5; WAI-ARIA Authoring Practices, carousel). */
export const carouselTexts = {
  label: (name: string) => `${name} in three pictures`,
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

/** The words around the next classes on Home. */
export const nextTexts = {
  heading: 'When you can come',
  all: 'Whole week',
  /** On the block of the very next class, which leads to its times. */
  book: 'Book',
  /** Where no class is that near. */
  none: 'No class is planned for the next four weeks.',
  /** Before the next class that the visitor keeps. */
  yours: 'Yours:',
} as const;

/** The line of the hero that says when and where: with the next class, and while none is known. */
export const todayTexts = {
  // `Today` and `Tomorrow` stand inside a sentence; `Thu, Nov 26` stays.
  next: (name: string, day: string, time: string, price: string) =>
    `${name} ${day.replace('To', 'to')} at ${time} · ${price}`,
  /** While the studio is closed; the day where it is not that of the opening. */
  first: (name: string, day: string, time: string) =>
    `First class: ${name}${day && ` ${day.replace('To', 'to')}`} at ${time}`,
  otherwise: (price: string) => `Classes from ${price}`,
} as const;
