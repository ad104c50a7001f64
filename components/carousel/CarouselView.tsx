import type { ReactNode } from 'react';
import { carouselTexts } from '@/lib/content/slides';
import { CarouselControls } from './CarouselControls';

const slideInStrip =
  'group/slide relative row-span-4 grid snap-start snap-always grid-cols-1 grid-rows-subgrid overflow-hidden bg-ground';
const slideInStack =
  'group-data-stacked/carousel:col-start-1 group-data-stacked/carousel:row-start-1';
// The incoming slide fades in over the outgoing one, which stays opaque until it is covered: so the headline, the same
// on both, does not flicker.
const incoming = 'z-10 transition-opacity duration-slide ease-out';
const outgoing = 'inert:z-0 inert:opacity-0 inert:delay-400 inert:duration-0';

interface CarouselViewProps {
  /** An element for each slide. */
  readonly slides: readonly ReactNode[];
  /** Links that stay in place while the slides change. */
  readonly actions: ReactNode;
}

const slidesId = 'carousel-slides';
// `scroll` and `hidden`, not `auto`: WebKit lays out a strip whose scrollbars may appear and disappear twice, and keeps
// the row heights of the first time; the headline then moved when the scripts took over.
const strip =
  'col-start-1 row-span-4 row-start-1 grid auto-cols-[100%] grid-flow-col grid-rows-subgrid snap-x snap-mandatory overflow-x-scroll overflow-y-hidden -outline-offset-4 [scrollbar-width:none] noscript:[scrollbar-width:auto]';
const stack =
  'group-data-stacked/carousel:touch-pan-y group-data-stacked/carousel:touch-pinch-zoom group-data-stacked/carousel:overflow-hidden';

/**
 * The carousel of the exported page: a scroll strip that needs no scripts, with hidden controls. `drawCarousel` writes
 * every later state onto this markup as attributes, and the styles follow. All slides share the rows (headline,
 * caption, actions, controls) by subgrid. A slide out of view is inert and hidden from screen readers.
 */
export function CarouselView({ slides, actions }: CarouselViewProps) {
  return (
    <section
      data-carousel
      aria-roledescription={carouselTexts.role}
      aria-label={carouselTexts.label}
      className="group/carousel relative isolate grid min-h-[min(80svh,100svh-8.5rem,46rem)] md:max-lg:min-h-[min(80svh,56rem)] lg:min-h-[min(100svh-8.5rem,46rem)] grid-cols-1 grid-rows-hero beside:grid-rows-hero-beside low:grid-rows-[1fr_auto_auto_auto] border-b border-line bg-ground print:min-h-0"
    >
      <CarouselControls count={slides.length} controls={slidesId} />
      <div
        id={slidesId}
        role="group"
        aria-label={carouselTexts.strip}
        aria-live="off"
        tabIndex={0}
        className={`${strip} ${stack}`}
      >
        {slides.map((content, index) => (
          <div
            key={index}
            role="group"
            data-slide
            aria-roledescription={carouselTexts.slideRole}
            aria-label={carouselTexts.slide(index + 1, slides.length)}
            className={`${slideInStrip} ${slideInStack} ${incoming} ${outgoing}`}
          >
            {content}
          </div>
        ))}
      </div>
      {actions}
    </section>
  );
}
