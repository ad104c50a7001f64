import { swipeThreshold } from './constants';

/** One slide on, one back, or none. */
export type SlideStep = 1 | -1 | 0;

/**
 * The step that a finger's way asks for, from its horizontal and vertical distance in CSS pixels: to the left is on, to
 * the right is back. Too short a way and a mostly vertical one (a scroll) ask for none.
 */
export function swipeStep(right: number, down: number): SlideStep {
  if (Math.abs(right) <= swipeThreshold || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}
