'use client';

import { useLayoutEffect } from 'react';
import { runCarousel } from './runCarousel';

/** Sets the page's carousel in motion; draws nothing, so that its markup stays out of the scripts. */
export function CarouselMotion() {
  useLayoutEffect(() => {
    const carousel = document.querySelector<HTMLElement>('[aria-roledescription=carousel]');
    return carousel ? runCarousel(carousel) : undefined;
  }, []);
  return null;
}
