/** @jest-environment node */
import {
  type CarouselEvent,
  carouselReducer,
  initialCarousel,
  isPlaying,
  isRotating,
  settledSlide,
  slideInterval,
  swipeStep,
} from './carouselState';

const takeOver = { type: 'take-over', slide: 0, seen: 0 } as const;
const hover = { type: 'hover', hovered: true } as const;
const stop = { type: 'want', rotation: false } as const;
const start = { type: 'want', rotation: true } as const;

/** The state of three slides after some events. */
const after = (...events: CarouselEvent[]) => events.reduce(carouselReducer, initialCarousel(3));

/** Whether the carousel rotates after some events, on a visible page without reduced motion. */
const rotates = (...events: CarouselEvent[]) =>
  isRotating(after(...events), isPlaying(after(...events), false), false);

it('before scripts take over, the carousel only tracks a hovering pointer', () => {
  expect(after({ type: 'step', by: 1 }, { type: 'show', slide: 2 }, stop)).toEqual(
    initialCarousel(3),
  );
  expect(rotates()).toBe(false);
  expect(rotates(hover, takeOver)).toBe(false);
});

it('the start button works while hovered, and hovering again pauses the rotation', () => {
  expect(rotates(takeOver, hover, stop, start)).toBe(true);
  expect(rotates(takeOver, hover, stop, start, hover)).toBe(false);
});

it.each([
  [slideInterval - 2000, 2000],
  [1200, slideInterval - 1200],
  [60_000, 2000],
  [0, slideInterval],
])(
  'a first slide seen for %i ms stays %i ms more, and a chosen slide its full time',
  (seen, time) => {
    const takenOver = after({ ...takeOver, seen });
    expect(takenOver.time).toBe(time);
    expect(carouselReducer(takenOver, { type: 'show', slide: 1 }).time).toBe(slideInterval);
  },
);

it.each([
  [-41, 0, 1],
  [41, 0, -1],
  [-40, 0, 0],
  [40, 0, 0],
  [-200, 200, 0],
  [41, -300, 0],
])('a swipe of %i px to the right and %i px down changes the slide by %i', (right, down, step) => {
  expect(swipeStep(right, down)).toBe(step);
});

it.each([
  [719.4, 360, 2],
  [180, 360, undefined],
  [0, 0, 0],
])(
  'a strip scrolled by %f px, with slides %i px wide, rests on slide %s',
  (scrollLeft, clientWidth, slide) => {
    expect(settledSlide({ scrollLeft, clientWidth })).toBe(slide);
  },
);
