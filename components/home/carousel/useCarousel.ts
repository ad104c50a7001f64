import {
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBrowserValue, useIsHydrated } from '@/components/hooks/useBrowserValue';
import { settledSlide, slideInterval } from './slides';

interface CarouselState {
  /** The index of the slide that is shown. */
  readonly slide: number;
  /** Whether scripts have taken over from the prerendered scroll strip. */
  readonly enhanced: boolean;
  readonly hovered: boolean;
  /**
   * What the visitor has chosen. Until they choose, their motion setting decides (WCAG 2.2.2).
   */
  readonly wantsRotation?: boolean;
}

const reduce = (state: CarouselState, changes: Partial<CarouselState>): CarouselState => ({
  ...state,
  ...changes,
});

type Update = (changes: Partial<CarouselState>) => void;

/**
 * Takes over from the prerendered scroll strip at the slide in view. Waits until the page has
 * loaded, so that the first picture loads first, and until the strip has stopped scrolling, so that
 * nothing jumps.
 */
function useTakeover(
  isPrerendered: boolean,
  sectionRef: RefObject<HTMLElement | null>,
  stripRef: RefObject<HTMLElement | null>,
  update: Update,
): void {
  useEffect(() => {
    const strip = stripRef.current;
    if (!strip || !isPrerendered) return;
    const listening = new AbortController();
    const takeOver = () => {
      const slide = settledSlide(strip);
      if (slide === undefined || document.readyState !== 'complete') return;
      listening.abort();
      // React missed a pointer that entered before hydration.
      const canHover = matchMedia('(hover: hover)').matches;
      const hovered = canHover && sectionRef.current?.matches(':hover') === true;
      update({ slide, enhanced: true, hovered });
    };
    window.addEventListener('load', takeOver, listening);
    strip.addEventListener('scroll', takeOver, listening);
    takeOver();
    return () => listening.abort();
  }, [isPrerendered, sectionRef, stripRef, update]);
}

/** Returns the picture of a slide that is rendered: the one for the open or the closed studio. */
function renderedPicture(slide: Element | undefined): HTMLImageElement | undefined {
  const images = slide?.querySelectorAll('img') ?? [];
  return [...images].find((image) => image.getClientRects().length > 0);
}

/** Shows the next slide after an interval, once its picture is decoded. */
function useRotation(
  rotating: boolean,
  slide: number,
  count: number,
  stripRef: RefObject<HTMLElement | null>,
  update: Update,
): void {
  useEffect(() => {
    if (!rotating) return;
    let isOver = false;
    const next = (slide + 1) % count;
    const advance = () => {
      if (!isOver) update({ slide: next });
    };
    const timer = setTimeout(() => {
      const picture = renderedPicture(stripRef.current?.children[next]);
      // If the picture can't be loaded, the current slide stays.
      if (picture) picture.decode().then(advance, () => undefined);
      else advance();
    }, slideInterval);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [rotating, slide, count, stripRef, update]);
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Returns whether the page is visible, which it isn't in a tab in the background. */
const useIsVisible = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

/** Returns the carousel's state and the refs of its elements, and runs its timer. */
export function useCarousel(count: number) {
  // After a soft navigation, there is no scroll strip to take over from.
  const [isPrerendered] = useState(!useIsHydrated());
  const initial: CarouselState = { slide: 0, enhanced: !isPrerendered, hovered: false };
  const [{ slide, enhanced, hovered, wantsRotation }, update] = useReducer(reduce, initial);
  const prefersReducedMotion = useBrowserValue(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    false,
  );
  const playing = wantsRotation ?? !prefersReducedMotion;
  const isVisible = useIsVisible();
  const rotating = playing && enhanced && !hovered && isVisible;
  const sectionRef = useRef<HTMLElement>(null);
  const stripRef = useRef<HTMLDivElement>(null);
  useTakeover(isPrerendered, sectionRef, stripRef, update);
  useRotation(rotating, slide, count, stripRef, update);
  return { slide, enhanced, playing, rotating, update, sectionRef, stripRef };
}
