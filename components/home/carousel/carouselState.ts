/** How long a slide stays before the next one comes, in milliseconds (product 9). */
export const slideInterval = 5000;

/** The shortest time of a slide, in milliseconds: none changes just as a visitor begins to do something. */
const shortestTime = 2000;

/** The state of the carousel. */
export interface CarouselState {
  /** How many slides it has. */
  readonly count: number;
  /** The slide in view, from 0. */
  readonly slide: number;
  /** How long that slide stays while the carousel rotates, in milliseconds. */
  readonly time: number;
  /** Scripts have taken over from the scroll strip that the page arrives with. */
  readonly enhanced: boolean;
  /** Whether the visitor wants it to rotate; undefined until they say. */
  readonly wanted?: boolean;
  /** A pointer rests on the carousel. */
  readonly hovered: boolean;
}

/** The events of the carousel. */
export type CarouselEvent =
  /** Scripts take over from the strip, at the slide that it rests on, which has been seen for some milliseconds. */
  | { readonly type: 'take-over'; readonly slide: number; readonly seen: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'show'; readonly slide: number }
  /** The rotation button is pressed, or the keyboard's focus comes in, which stops the rotation. */
  | { readonly type: 'want'; readonly rotation: boolean }
  | { readonly type: 'hover'; readonly hovered: boolean };

/** The carousel at its first slide. An exported page arrives with a scroll strip, which is not `enhanced`. */
export function initialCarousel(count: number, enhanced = false): CarouselState {
  return { count, slide: 0, time: slideInterval, enhanced, hovered: false };
}

/** Whether the carousel should rotate: as the visitor chose, else by their motion setting (WCAG 2.2, 2.2.2). */
export function isPlaying({ wanted }: CarouselState, reducedMotion: boolean): boolean {
  return wanted ?? !reducedMotion;
}

/**
 * Whether it rotates now: it should (`isPlaying`), scripts have taken over, no pointer is on it, and the page is
 * visible.
 */
export function isRotating(state: CarouselState, playing: boolean, pageHidden: boolean): boolean {
  return playing && state.enhanced && !state.hovered && !pageHidden;
}

/** The state after an event. Until scripts have taken over, only a pointer that comes or goes counts. */
export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  if (event.type === 'take-over') {
    const time = Math.max(shortestTime, slideInterval - event.seen);
    return { ...state, slide: event.slide, time, enhanced: true };
  }
  // Whatever the visitor does, the slide in view then has its whole time.
  const next = { ...state, time: slideInterval };
  if (event.type === 'hover') return { ...next, hovered: event.hovered };
  if (!state.enhanced) return state;
  if (event.type === 'show') return { ...next, slide: event.slide };
  // Past the last slide comes the first, and the other way round.
  if (event.type === 'step') {
    return { ...next, slide: (state.slide + event.by + state.count) % state.count };
  }
  // Asked to rotate, it does so at once, though the pointer still rests on its button.
  return { ...next, wanted: event.rotation, hovered: state.hovered && !event.rotation };
}

/** A swipe is longer than this, in CSS pixels; exactly this far is none (product 9). */
const swipeThreshold = 40;

/**
 * The step of a swipe, from its horizontal and vertical distance in CSS pixels: to the left is forward, to the right is back.
 * A short swipe and a mostly vertical one (a scroll) are no step.
 */
export function swipeStep(right: number, down: number): 1 | -1 | 0 {
  if (Math.abs(right) <= swipeThreshold || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The step of a key: the right arrow is forward, the left one back, any other key or combination none. */
export function keyStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): 1 | -1 | 0 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}

/** The slide that a scroll strip rests on, or undefined while it is between two. */
export function settledSlide(strip: Pick<Element, 'scrollLeft' | 'clientWidth'>) {
  const { scrollLeft, clientWidth } = strip;
  // A strip without a width, which is not shown, rests on the first slide.
  const slide = Math.round(scrollLeft / clientWidth) || 0;
  // Fractional device pixels leave the strip up to one pixel off its snap point.
  return Math.abs(scrollLeft - slide * clientWidth) <= 1 ? slide : undefined;
}
