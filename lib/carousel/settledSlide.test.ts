/** @jest-environment node */
import { settledSlide } from './settledSlide';

it.each([
  [0, 360, 0],
  [360, 360, 1],
  [719.4, 360, 2],
  [721, 360, 2],
  [180, 360, undefined],
  [362, 360, undefined],
  [0, 0, 0],
])(
  'finds that a strip scrolled by %f of %i px slides rests on %s',
  (scrollLeft, clientWidth, slide) => {
    expect(settledSlide({ scrollLeft, clientWidth })).toBe(slide);
  },
);
