'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { restOfStay, runCarousel } from './runCarousel';

const find = () => document.querySelector<HTMLElement>('[data-carousel]');

/** Sets the page's carousel in motion; draws nothing, so that its markup stays out of the scripts. */
export function CarouselMotion() {
  const end = useRef(() => {});
  // One that is there before React draws it came with the exported page.
  const exported = useRef(typeof document === 'object' && find());
  // Before the first frame of a page that a link led to, so that the strip is never seen as one.
  useLayoutEffect(() => {
    const carousel = find();
    if (carousel) end.current = runCarousel(carousel, restOfStay(carousel === exported.current));
  }, []);
  // After the first frame of the page that follows, which need not wait for it.
  useEffect(() => () => end.current(), []);
  return null;
}
