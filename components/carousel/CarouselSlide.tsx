import type { ReactNode } from 'react';
import { carouselTexts } from '@/lib/content/slides';

/** One slide's place in the carousel. */
export interface CarouselSlideProps {
  /** Which one it is, '1 of 3'. */
  readonly label: string;
  readonly children: ReactNode;
}

const strip =
  'relative row-span-4 grid snap-start snap-always grid-cols-1 grid-rows-subgrid overflow-hidden bg-ground';
const stack = 'group-data-stacked/carousel:col-start-1 group-data-stacked/carousel:row-start-1';
// The incoming slide fades in over the outgoing one, which keeps its light until it is covered: the headline, the same
// on both, stands still.
const incoming = 'z-10 transition-opacity duration-slide ease-out';
const outgoing = 'inert:z-0 inert:opacity-0 inert:delay-400 inert:duration-0';

/** A slide. Out of view it is inert: neither focus nor a screen reader finds it. */
export function CarouselSlide({ label, children }: CarouselSlideProps) {
  return (
    <div
      role="group"
      data-slide
      aria-roledescription={carouselTexts.slideRole}
      aria-label={label}
      className={`${strip} ${stack} ${incoming} ${outgoing}`}
    >
      {children}
    </div>
  );
}
