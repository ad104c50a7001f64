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
