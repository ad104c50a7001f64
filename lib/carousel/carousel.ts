/** How long a slide stays before the next one comes, in milliseconds (product 9). */
export const slideInterval = 5000;

/** The state of the carousel. */
export interface CarouselState {
  /** How many slides it has. */
  readonly count: number;
  /** The slide in view, from 0. */
  readonly slide: number;
  /** Scripts have taken over from the scroll strip that the page arrives with. */
  readonly enhanced: boolean;
  /** Whether the visitor wants it to rotate; undefined until they say. */
  readonly wanted?: boolean;
  /** A pointer rests on the carousel. */
  readonly hovered: boolean;
}

/** The events of the carousel. */
export type CarouselEvent =
  /** Scripts take over from the strip, at the slide that it rests on. */
  | { readonly type: 'take-over'; readonly slide: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'show'; readonly slide: number }
  /** The rotation button is pressed. */
  | { readonly type: 'toggle' }
  /** The keyboard's focus comes in. */
  | { readonly type: 'stay' }
  | { readonly type: 'hover'; readonly hovered: boolean };

/** The carousel as the page arrives: a scroll strip at its first slide. */
export function initialCarousel(count: number): CarouselState {
  return { count, slide: 0, enhanced: false, hovered: false };
}

/** A slide's number brought into range: past the last comes the first, and the other way round. */
export function wrapSlide(slide: number, count: number): number {
  return ((slide % count) + count) % count;
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
export function carouselReducer(
  state: CarouselState,
  event: CarouselEvent,
  reducedMotion: boolean,
): CarouselState {
  const show = (slide: number) => ({ ...state, slide: wrapSlide(slide, state.count) });
  if (event.type === 'hover') return { ...state, hovered: event.hovered };
  if (event.type === 'take-over') return { ...show(event.slide), enhanced: true };
  if (!state.enhanced) return state;
  if (event.type === 'step') return show(state.slide + event.by);
  if (event.type === 'show') return show(event.slide);
  if (event.type === 'stay') return { ...state, wanted: false };
  const wanted = !isPlaying(state, reducedMotion);
  // Asked to rotate by a click, it does so at once, though the pointer still rests on it.
  return { ...state, wanted, hovered: state.hovered && !wanted };
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
