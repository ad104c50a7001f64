/* Home. */

/** The carousel's name for screen readers. */
export const carouselLabel = (name: string) => `${name} in pictures`;

export const fromPriceText = (price: string) => `classes from ${price}`;

/** What screen readers say about the carousel (WAI-ARIA Authoring Practices, carousel). */
export const carouselWords = {
  role: 'carousel',
  slideRole: 'slide',
  strip: 'Slides',
  /** `position` starts at 1. */
  slide: (position: number, count: number) => `${position} of ${count}`,
  start: 'Start automatic slide show',
  stop: 'Stop automatic slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  indicators: 'Choose a slide',
  indicator: (position: number, count: number) => `Slide ${position} of ${count}`,
} as const;

/** Today's classes. */
export const todayWords = {
  next: 'Next',
  book: 'Book',
  /** Names the links to the days of the week. */
  otherDay: 'Another day',
  /** The reasons why another day is shown. */
  noMoreClasses: 'No more classes today.',
  noClasses: 'No classes today.',
  closedTomorrow: (reason: string) => `Closed tomorrow for ${reason}.`,
} as const;
