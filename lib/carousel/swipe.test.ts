/** @jest-environment node */
import { swipeStep } from './swipe';

it.each([
  [-41, 0, 1],
  [41, 0, -1],
  [-40, 0, 0],
  [40, 0, 0],
  [0, 0, 0],
  [-200, 199, 1],
  [-200, 200, 0],
  [41, -300, 0],
  [60, -20, -1],
])('reads a way of %i px across and %i px down as step %i', (right, down, step) => {
  expect(swipeStep(right, down)).toBe(step);
});
