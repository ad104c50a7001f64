/** @jest-environment node */
import {
  type CarouselEvent,
  carouselReducer,
  type CarouselState,
  initialCarousel,
  isPlaying,
  isRotating as isRotatingNow,
  keyStep,
  settledSlide,
  swipeStep,
  wrapSlide,
} from './carousel';

/** No wish for less motion. */
const calm = false;
const takeOver = { type: 'take-over', slide: 0 } as const;

/** Whether a carousel rotates on a page in view. */
const isRotating = (state: CarouselState, reducedMotion: boolean) =>
  isRotatingNow(state, isPlaying(state, reducedMotion), false);

/** The state of three slides after some events. */
function after(...events: CarouselEvent[]): CarouselState {
  return events.reduce((state, event) => carouselReducer(state, event, calm), initialCarousel(3));
}

it.each([
  [0, 0],
  [2, 2],
  [3, 0],
  [-1, 2],
  [-4, 2],
  [7, 1],
])('brings slide %i of three to %i', (slide, shown) => {
  expect(wrapSlide(slide, 3)).toBe(shown);
});

it('arrives as a strip at its first slide that does not rotate', () => {
  const state = initialCarousel(3);
  expect(state).toMatchObject({ slide: 0, enhanced: false });
  expect(isRotating(state, calm)).toBe(false);
});

it('takes over at the slide that the strip was scrolled to', () => {
  expect(after({ type: 'take-over', slide: 2 })).toMatchObject({ slide: 2, enhanced: true });
});

it('hears nothing but a resting pointer before it takes over', () => {
  const events = [{ type: 'step', by: 1 }, { type: 'stay' }, { type: 'toggle' }] as const;
  expect(after(...events)).toEqual(initialCarousel(3));
  expect(isRotating(after({ type: 'hover', hovered: true }, takeOver), calm)).toBe(false);
});

it('steps on and back, wrapping at both ends', () => {
  expect(after(takeOver, { type: 'step', by: 1 }).slide).toBe(1);
  expect(after(takeOver, { type: 'step', by: -1 }).slide).toBe(2);
  expect(after(takeOver, { type: 'show', slide: 2 }, { type: 'step', by: 1 }).slide).toBe(0);
});

it('rotates once it has taken over, unless it is hovered or the page is hidden', () => {
  expect(isRotating(after(takeOver), calm)).toBe(true);
  expect(isRotating(after(takeOver, { type: 'hover', hovered: true }), calm)).toBe(false);
  expect(isRotatingNow(after(takeOver), true, true)).toBe(false);
});

it('is still meant to rotate while hovered or hidden', () => {
  expect(isPlaying(after(takeOver, { type: 'hover', hovered: true }), calm)).toBe(true);
});

it('stays once the focus came in, until asked', () => {
  const stopped = after(takeOver, { type: 'stay' });
  expect(isRotating(stopped, calm)).toBe(false);
  const left = carouselReducer(stopped, { type: 'hover', hovered: false }, calm);
  expect(isRotating(left, calm)).toBe(false);
  expect(isRotating(carouselReducer(left, { type: 'toggle' }, calm), calm)).toBe(true);
});

it('starts at once when asked by a pointer that rests on it, and pauses when it is hovered anew', () => {
  const hover = { type: 'hover', hovered: true } as const;
  const asked = after(takeOver, hover, { type: 'stay' }, { type: 'toggle' });
  expect(isRotating(asked, calm)).toBe(true);
  expect(isRotating(carouselReducer(asked, hover, calm), calm)).toBe(false);
});

it('follows the motion setting until the visitor says otherwise', () => {
  const reduced = true;
  expect(isPlaying(after(takeOver), reduced)).toBe(false);
  const asked = carouselReducer(after(takeOver), { type: 'toggle' }, reduced);
  expect(isPlaying(asked, reduced)).toBe(true);
});

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
