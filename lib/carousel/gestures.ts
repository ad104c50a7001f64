/** A swipe is longer than this, in CSS pixels; exactly this far is none (product 9). */
const swipeThreshold = 40;

/**
 * The step that a finger's way asks for, from its horizontal and vertical distance in CSS pixels: to the left is on, to
 * the right is back. Too short a way and a mostly vertical one (a scroll) ask for none.
 */
export function swipeStep(right: number, down: number): 1 | -1 | 0 {
  if (Math.abs(right) <= swipeThreshold || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The step that a key asks for: the right arrow is on, the left one back, any other key or combination none. */
export function keyStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): 1 | -1 | 0 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}

/** The slide that a scroll strip rests on, or undefined while it is between two. */
export function settledSlide(strip: Pick<Element, 'scrollLeft' | 'clientWidth'>) {
  const { scrollLeft, clientWidth } = strip;
  if (clientWidth === 0) return 0;
  const slide = Math.round(scrollLeft / clientWidth);
  // Fractional device pixels leave the strip up to one pixel off its snap point.
  return Math.abs(scrollLeft - slide * clientWidth) <= 1 ? slide : undefined;
}
