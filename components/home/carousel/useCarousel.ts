import {
  type Dispatch,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBrowserValue } from '@/components/ui/useBrowserValue';
import {
  type CarouselEvent,
  carouselReducer,
  initialCarousel,
  isPlaying,
  isRotating,
  settledSlide,
} from './carouselState';

const lessMotion = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void) {
  const setting = matchMedia(lessMotion);
  setting.addEventListener('change', onChange);
  return () => setting.removeEventListener('change', onChange);
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** How long ago the page was painted first, in milliseconds; 0 where the browser does not tell. */
function timeSincePaint(): number {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return paint ? performance.now() - paint.startTime : 0;
}

/**
 * Takes over once from the scroll strip of an exported page, at the slide that it rests on: after the page has loaded, so
 * that the first slide's picture loads first, and never during a scroll, so that nothing jumps. The first slide's time
 * (product 9) runs from the first paint on. Returns the ref of the strip.
 */
function useTakeOver(exported: boolean, dispatch: Dispatch<CarouselEvent>) {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const slides = strip.current;
    if (!slides || !exported) return;
    const listening = new AbortController();
    const { signal } = listening;
    const takeOver = () => {
      const slide = settledSlide(slides);
      if (slide === undefined || document.readyState !== 'complete') return;
      listening.abort();
      // React does not tell of a pointer that came before it.
      if (matchMedia('(hover: hover)').matches && slides.closest('section:hover')) {
        dispatch({ type: 'hover', hovered: true });
      }
      dispatch({ type: 'take-over', slide, seen: timeSincePaint() });
    };
    window.addEventListener('load', takeOver, { signal });
    slides.addEventListener('scroll', takeOver, { signal });
    takeOver();
    return () => listening.abort();
  }, [exported, dispatch]);

  return strip;
}

/** The picture that a slide shows: of two, one is not drawn (app/light.css). */
function shownPicture(slide: Element | undefined): HTMLImageElement | undefined {
  return [...(slide?.querySelectorAll('img') ?? [])].find(
    (image) => image.getClientRects().length > 0,
  );
}

/** The state of a carousel, its timer, and its start on a page that arrives as a scroll strip (product 2.5 and 9). */
export function useCarousel(count: number) {
  const hydrating = useBrowserValue(() => false, true);
  const [exported] = useState(hydrating);
  // After a soft navigation there is no strip that somebody could have scrolled: the slides lie on one another at once.
  const [state, dispatch] = useReducer(carouselReducer, undefined, () =>
    initialCarousel(count, !exported),
  );
  const reducedMotion = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(lessMotion).matches,
    () => false,
  );
  const pageHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const { slide, time, enhanced } = state;
  const playing = isPlaying(state, reducedMotion);
  const rotating = isRotating(state, playing, pageHidden);

  const strip = useTakeOver(exported, dispatch);

  useEffect(() => {
    if (!rotating) return;
    let isOver = false;
    const advance = () => {
      if (!isOver) dispatch({ type: 'step', by: 1 });
    };
    const timer = setTimeout(() => {
      const picture = shownPicture(strip.current?.children[(slide + 1) % count]);
      // Not before the next picture is there, and without it not at all.
      if (picture) picture.decode().then(advance, () => undefined);
      else advance();
    }, time);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [rotating, slide, time, count, strip]);

  return { slide, enhanced, playing, rotating, dispatch, strip };
}
