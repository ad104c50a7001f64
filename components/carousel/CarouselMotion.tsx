'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { remainingTime, runCarousel } from './runCarousel';

const find = () => document.querySelector<HTMLElement>('[data-carousel]');

/** Makes the page's carousel rotate. Draws nothing, so that the markup is not in the scripts. */
export function CarouselMotion() {
  const end = useRef(() => {});
  // On the first render a carousel is in the document only if the page was loaded in full. Kept as state, because the
  // argument of a ref would be evaluated on every render.
  const [exported] = useState(() => typeof document === 'object' && find());
  // Before the first frame after a soft navigation, so that the carousel is never seen as a scroll strip.
  useLayoutEffect(() => {
    const carousel = find();
    if (carousel) end.current = runCarousel(carousel, remainingTime(carousel === exported));
  }, [exported]);
  // As a passive effect: the first frame of the next page does not wait for it.
  useEffect(() => () => end.current(), []);
  return null;
}
