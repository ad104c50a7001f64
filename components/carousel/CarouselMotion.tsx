'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { runCarousel } from './runCarousel';

/** Sets the page's carousel in motion; draws nothing, so that its markup stays out of the scripts. */
export function CarouselMotion() {
  const end = useRef(() => {});
  // Before the first frame of a page that a link led to, so that the strip is never seen as one.
  useLayoutEffect(() => {
    const carousel = document.querySelector<HTMLElement>('[aria-roledescription=carousel]');
    if (carousel) end.current = runCarousel(carousel);
  }, []);
  // After the first frame of the page that follows, which need not wait for it.
  useEffect(() => () => end.current(), []);
  return null;
}
