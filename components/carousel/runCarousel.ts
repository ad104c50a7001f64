import { slideInterval } from '@/lib/carousel/constants';
import {
  type CarouselEvent,
  carouselReducer,
  initialCarousel,
  isPlaying,
  isRotating,
} from '@/lib/carousel/state';
import { awaitTakeOver } from './awaitTakeOver';
import { drawCarousel } from './drawCarousel';
import { hearVisitor } from './hearVisitor';
import { watchSwipes } from './watchSwipes';

const strip = '[aria-live]';
const slide = '[data-slide]';

/**
 * Takes over the strip that `CarouselView` draws and gives it its time, keys, swipes and pauses (product 2.5 and 9; WAI-ARIA
 * Authoring Practices, carousel). Returns the function that ends it.
 * @param stay how long the first slide stays, in milliseconds (`restOfStay`)
 */
export function runCarousel(carousel: HTMLElement, stay: number): () => void {
  const slides = carousel.querySelector<HTMLElement>(strip);
  if (!slides) return () => {};
  const ended = new AbortController();
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  let state = initialCarousel(carousel.querySelectorAll(slide).length);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timed: number | undefined;

  const draw = () => {
    if (!state.enhanced) return;
    const playing = isPlaying(state, motion.matches);
    const rotating = isRotating(state, playing, document.hidden);
    drawCarousel(carousel, { slide: state.slide, playing, rotating });
    // Each slide has its whole time, from when it came or from when rotation went on.
    const next = rotating ? state.slide : undefined;
    if (next === timed) return;
    timed = next;
    clearTimeout(timer);
    if (rotating) timer = setTimeout(tell, stay, { type: 'step', by: 1 });
    stay = slideInterval;
  };
  const tell = (event: CarouselEvent) => {
    state = carouselReducer(state, event, motion.matches);
    draw();
  };

  hearVisitor(carousel, tell, ended);
  watchSwipes(slides, (by) => tell({ type: 'step', by }), ended);
  motion.addEventListener('change', draw, ended);
  document.addEventListener('visibilitychange', draw, ended);
  awaitTakeOver(slides, (at) => tell({ type: 'take-over', slide: at }), ended.signal);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
