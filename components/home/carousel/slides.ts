/** How long a slide is shown, in milliseconds, a constant of the specification. */
export const slideInterval = 5000;

/** A swipe is longer than this, in CSS pixels, a constant of the specification. */
const swipeThreshold = 40;

/**
 * Returns 1 for a swipe to the left, -1 for one to the right, and 0 for a short or mostly vertical
 * one.
 */
export function swipeStep(right: number, down: number): 1 | -1 | 0 {
  if (Math.abs(right) <= swipeThreshold || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function keyStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): 1 | -1 | 0 {
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
