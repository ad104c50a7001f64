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
