import {
  type CarouselEvent,
  carouselReducer,
  initialCarousel,
  isPlaying,
  isRotating,
  settledSlide,
  slideInterval,
} from '@/lib/carousel/carousel';
import { listenForInput, watchSwipes } from './listenForInput';

/**
 * Writes the state of a carousel onto the markup of `CarouselView` as attributes, which the styles follow.
 * @param slide the slide in view, from 0
 * @param playing whether it is meant to rotate: then the button offers to stop
 * @param rotating whether it rotates right now
 */
function drawCarousel(
  carousel: HTMLElement,
  slide: number,
  playing: boolean,
  rotating: boolean,
): void {
  const each = (selector: string, draw: (element: HTMLElement, index: number) => void) =>
    carousel.querySelectorAll<HTMLElement>(selector).forEach(draw);

  carousel.toggleAttribute('data-stacked', true);
  carousel.toggleAttribute('data-playing', playing);
  carousel.toggleAttribute('data-rotating', rotating);
  each('[hidden]', (controls) => controls.removeAttribute('hidden'));
  each('[aria-live]', (strip) => {
    strip.setAttribute('aria-live', rotating ? 'off' : 'polite');
    strip.tabIndex = -1;
  });
  each('[data-stop]', (button) => {
    button.setAttribute('aria-label', button.dataset[playing ? 'stop' : 'start'] ?? '');
  });
  each('[data-show]', (button, index) => {
    if (index === slide) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  });
  each('[data-slide]', (element, index) => {
    const away = index !== slide;
    element.toggleAttribute('inert', away);
    element.setAttribute('aria-hidden', String(away));
  });
}

/** The shortest remaining time, in milliseconds: no slide changes just as a visitor begins to do something. */
const shortestTime = 2000;

/**
 * How long the first slide stays once the scripts have taken over, in milliseconds. In an exported page its time
 * (product 9) runs from the first paint on.
 */
export function remainingTime(exported: boolean): number {
  const paint = exported && performance.getEntriesByName('first-contentful-paint')[0];
  if (!paint) return slideInterval;
  return Math.max(shortestTime, slideInterval - performance.now() + paint.startTime);
}

/**
 * Calls `takeOver` once, with the slide that the scroll strip rests on: after the page has loaded, so that the first
 * slide's picture loads first, and never during a scroll, so that nothing jumps.
 */
export function awaitTakeOver(
  strip: HTMLElement,
  takeOver: (slide: number) => void,
  signal: AbortSignal,
): void {
  const done = new AbortController();
  const tryNow = () => {
    const slide = settledSlide(strip);
    if (slide === undefined || document.readyState !== 'complete') return;
    done.abort();
    takeOver(slide);
  };
  signal.addEventListener('abort', () => done.abort());
  window.addEventListener('load', tryNow, done);
  strip.addEventListener('scroll', tryNow, done);
  tryNow();
}

/**
 * Takes over the strip of `CarouselView`: timer, keys, swipes and pauses (product 2.5 and 9; WAI-ARIA Authoring
 * Practices, carousel). Returns the function that ends it.
 * @param stay how long the first slide stays, in milliseconds (`remainingTime`)
 */
export function runCarousel(carousel: HTMLElement, stay: number): () => void {
  const slides = carousel.querySelector<HTMLElement>('[aria-live]');
  if (!slides) return () => {};
  const ended = new AbortController();
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  let state = initialCarousel(carousel.querySelectorAll('[data-slide]').length);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timed: number | undefined;

  const draw = () => {
    if (!state.enhanced) return;
    const playing = isPlaying(state, motion.matches);
    const rotating = isRotating(state, playing, document.hidden);
    drawCarousel(carousel, state.slide, playing, rotating);
    // Each slide has its whole time, counted from when it came or from when rotation was resumed.
    const next = rotating ? state.slide : undefined;
    if (next === timed) return;
    timed = next;
    clearTimeout(timer);
    if (rotating) timer = setTimeout(dispatch, stay, { type: 'step', by: 1 });
    stay = slideInterval;
  };
  const dispatch = (event: CarouselEvent) => {
    state = carouselReducer(state, event, motion.matches);
    draw();
  };

  listenForInput(carousel, dispatch, ended);
  watchSwipes(slides, (by) => dispatch({ type: 'step', by }), ended);
  motion.addEventListener('change', draw, ended);
  document.addEventListener('visibilitychange', draw, ended);
  awaitTakeOver(slides, (at) => dispatch({ type: 'take-over', slide: at }), ended.signal);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
