/** How long a slide is shown, in milliseconds (product 9). */
export const slideInterval = 5000;

/** The shortest time for the first slide, in milliseconds, so that it doesn't change as soon as scripts run. */
const shortestTime = 2000;

export interface CarouselState {
  readonly count: number;
  /** The slide shown, from 0. */
  readonly slide: number;
  /** How long the slide is shown, in milliseconds. */
  readonly time: number;
  /** Whether scripts have taken over from the exported scroll strip. */
  readonly enhanced: boolean;
  /** Whether the visitor wants the rotation. It's undefined until they press the rotation button or focus a control. */
  readonly wanted?: boolean;
  readonly hovered: boolean;
}

export type CarouselEvent =
  /** Scripts take over from the strip. Its slide has been visible for `seen` milliseconds. */
  | { readonly type: 'take-over'; readonly slide: number; readonly seen: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'show'; readonly slide: number }
  /** The visitor presses the rotation button, or keyboard focus enters the carousel and stops the rotation. */
  | { readonly type: 'want'; readonly rotation: boolean }
  | { readonly type: 'hover'; readonly hovered: boolean };

export function initialCarousel(count: number, enhanced = false): CarouselState {
  return { count, slide: 0, time: slideInterval, enhanced, hovered: false };
}

/** Returns whether the carousel should rotate: the visitor's choice or, until they choose, their motion setting (WCAG 2.2.2). */
export function isPlaying({ wanted }: CarouselState, reducedMotion: boolean): boolean {
  return wanted ?? !reducedMotion;
}

export function isRotating(state: CarouselState, playing: boolean, pageHidden: boolean): boolean {
  return playing && state.enhanced && !state.hovered && !pageHidden;
}

/** Returns the next state. Until scripts have taken over, only a hover event changes it. */
export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  if (event.type === 'take-over') {
    const time = Math.max(shortestTime, slideInterval - event.seen);
    return { ...state, slide: event.slide, time, enhanced: true };
  }
  // After anything the visitor does, the slide has its full time again.
  const next = { ...state, time: slideInterval };
  if (event.type === 'hover') return { ...next, hovered: event.hovered };
  if (!state.enhanced) return state;
  if (event.type === 'show') return { ...next, slide: event.slide };
  if (event.type === 'step') {
    return { ...next, slide: (state.slide + event.by + state.count) % state.count };
  }
  // Pressing the button starts the rotation even though the pointer still hovers.
  return { ...next, wanted: event.rotation, hovered: state.hovered && !event.rotation };
}

/** A swipe is longer than this, in CSS pixels (product 9). */
const swipeThreshold = 40;

/** Returns 1 for a swipe to the left, -1 for one to the right, and 0 for a short or mostly vertical one. */
export function swipeStep(right: number, down: number): 1 | -1 | 0 {
  if (Math.abs(right) <= swipeThreshold || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function keyStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): 1 | -1 | 0 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}

/** Returns the slide that a scroll strip rests on, or undefined if it's between two. */
export function settledSlide(strip: Pick<Element, 'scrollLeft' | 'clientWidth'>) {
  const { scrollLeft, clientWidth } = strip;
  // A strip that isn't rendered has no width.
  const slide = Math.round(scrollLeft / clientWidth) || 0;
  // With fractional device pixels, the strip may rest a pixel off its snap point.
  return Math.abs(scrollLeft - slide * clientWidth) <= 1 ? slide : undefined;
}
