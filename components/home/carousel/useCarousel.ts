import {
  type Dispatch,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBrowserValue } from '@/components/hooks/useBrowserValue';
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

/** Returns the time since first contentful paint in milliseconds, or 0 in browsers that don't report it. */
function timeSincePaint(): number {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return paint ? performance.now() - paint.startTime : 0;
}

/**
 * Takes over from the scroll strip of an exported page at the slide in view. It waits until the page has loaded, so that the first picture
 * loads first. It also waits until the strip has stopped scrolling, so that nothing jumps. The first slide's time (product 9) starts at
 * first paint. Returns the strip's ref.
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
      // React missed a pointer that entered before hydration.
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

/** Returns whichever of a slide's two pictures is rendered (app/light.css). */
function shownPicture(slide: Element | undefined): HTMLImageElement | undefined {
  return [...(slide?.querySelectorAll('img') ?? [])].find(
    (image) => image.getClientRects().length > 0,
  );
}

/** Returns the carousel's state, runs its timer, and takes over from the scroll strip (product 2.5 and 9). */
export function useCarousel(count: number) {
  const hydrating = useBrowserValue(() => false, true);
  const [exported] = useState(hydrating);
  // After a soft navigation, there is no scroll strip to take over from.
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
      // Waits for the next picture. If it can't be loaded, the current slide stays.
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
