/** @jest-environment node */
import { settledSlide, swipeStep } from './slides';

test.each([
  [-41, 0, 1],
  [41, 0, -1],
  [-40, 0, 0],
  [40, 0, 0],
  [-200, 200, 0],
  [41, -300, 0],
])('a swipe of %i px to the right and %i px down changes the slide by %i', (right, down, step) => {
  expect(swipeStep(right, down)).toBe(step);
});

test.each([
  [719.4, 360, 2],
  [180, 360, undefined],
  [0, 0, 0],
])(
  'a strip scrolled by %f px, with slides %i px wide, rests on slide %s',
  (scrollLeft, clientWidth, slide) => {
    expect(settledSlide({ scrollLeft, clientWidth })).toBe(slide);
  },
);
