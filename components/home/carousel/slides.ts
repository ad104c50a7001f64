/** How long a slide is shown, in milliseconds (the specification's constants). */
export const slideInterval = 5000;

/** A swipe is longer than this, in CSS pixels (the specification's constants). */
const swipeThreshold = 40;

/** How many slides to go forward: -1 is back, 0 stays. */
export type Step = 1 | -1 | 0;

/**
 * Returns the step of a swipe, which moved by these distances: 1 to the left, -1 to the right, and
 * 0 if it's short or mostly vertical.
 */
export function swipeStep(right: number, down: number): Step {
  if (Math.abs(right) <= swipeThreshold || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns the step of an arrow key, or 0 for any other key or a shortcut. */
export function keyStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): Step {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}

/** Returns the slide that a scroll strip rests on, or undefined if it's between two. */
export function settledSlide(strip: Pick<Element, 'scrollLeft' | 'clientWidth'>) {
  const { scrollLeft, clientWidth } = strip;
  // A strip that isn't rendered has no width.
  const slide = Math.round(scrollLeft / clientWidth) || 0;
  // With fractional device pixels, the strip may rest a pixel off its snap point.
  return Math.abs(scrollLeft - slide * clientWidth) <= 1 ? slide : undefined;
}
