/** @jest-environment node */
import { keyStep, settledSlide, swipeStep } from './gestures';

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

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', 0],
  ['Enter', 0],
  ['a', 0],
])('reads %s as step %i', (key, step) => {
  expect(keyStep(press(key))).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'leaves an arrow with %s to the browser',
  (modifier) => {
    expect(keyStep(press('ArrowLeft', { [modifier]: true }))).toBe(0);
  },
);

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
