import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useBrowserValue } from '@/components/hooks/useBrowserValue';
import { settledSlide, slideInterval } from './slides';

interface CarouselState {
  /** The index of the slide that is shown. */
  readonly slide: number;
  /** Whether scripts have taken over from the exported scroll strip. */
  readonly enhanced: boolean;
  readonly hovered: boolean;
  /**
   * Whether the visitor wants the rotation. Until they choose, their motion setting decides (WCAG
   * 2.2.2).
   */
  readonly wanted?: boolean;
}

const reduce = (state: CarouselState, changes: Partial<CarouselState>): CarouselState => ({
  ...state,
  ...changes,
});

/** Returns the picture of a slide that is rendered: the one for the open or the closed studio. */
function shownPicture(slide: Element | undefined): HTMLImageElement | undefined {
  const images = slide?.querySelectorAll('img') ?? [];
  return [...images].find((image) => image.getClientRects().length > 0);
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

/**
 * Returns the carousel's state and the strip's ref, and runs its timer. On an exported page, it
 * takes over from the scroll strip at the slide in view. It waits until the page has loaded, so
 * that the first picture loads first. It also waits until the strip has stopped scrolling, so that
 * nothing jumps.
 */
export function useCarousel(count: number) {
  const hydrating = useBrowserValue(() => false, true);
  const [exported] = useState(hydrating);
  const initial: CarouselState = { slide: 0, enhanced: !exported, hovered: false };
  const [{ slide, enhanced, hovered, wanted }, update] = useReducer(reduce, initial);
  const reducedMotion = useBrowserValue(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    false,
  );
  const playing = wanted ?? !reducedMotion;
  const isVisible = useIsVisible();
  const rotating = playing && enhanced && !hovered && isVisible;
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const slides = strip.current;
    if (!slides || !exported) return;
    const listening = new AbortController();
    const takeOver = () => {
      const settled = settledSlide(slides);
      if (settled === undefined || document.readyState !== 'complete') return;
      listening.abort();
      // React missed a pointer that entered before hydration.
      const isHovered = matchMedia('(hover: hover)').matches && slides.closest('section:hover');
      update({ slide: settled, enhanced: true, hovered: Boolean(isHovered) });
    };
    window.addEventListener('load', takeOver, listening);
    slides.addEventListener('scroll', takeOver, listening);
    takeOver();
    return () => listening.abort();
  }, [exported]);

  useEffect(() => {
    if (!rotating) return;
    let isOver = false;
    const next = (slide + 1) % count;
    const advance = () => {
      if (!isOver) update({ slide: next });
    };
    const timer = setTimeout(() => {
      const picture = shownPicture(strip.current?.children[next]);
      // Waits for the next picture. If it can't be loaded, the current slide stays.
      if (picture) picture.decode().then(advance, () => undefined);
      else advance();
    }, slideInterval);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [rotating, slide, count]);

  return { slide, enhanced, playing, rotating, update, strip };
}
