'use client';

import type { ReactNode } from 'react';
import { carouselTexts } from '@/lib/content/slides';
import { keyStep } from './carouselState';
import { Controls } from './Controls';
import { hoverListeners, useKeyboardFocus, useSwipes } from './input';
import { useCarousel } from './useCarousel';

interface SlideProps {
  /** Its name for screen readers. */
  readonly label: string;
  /** Whether another slide covers it: then it is inert and hidden from screen readers. */
  readonly away: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of a slide. The incoming slide fades in over the outgoing one, which stays opaque until it is covered: so the
 * headline, the same on both, does not flicker.
 */
function Slide({ label, away, children }: SlideProps) {
  return (
    <div
      role="group"
      data-slide
      aria-roledescription={carouselTexts.slideRole}
      aria-label={label}
      aria-hidden={away || undefined}
      inert={away}
      className="group/slide relative row-span-4 grid snap-start snap-always grid-cols-1 grid-rows-subgrid overflow-hidden bg-ground z-10 transition-opacity duration-slide ease-out inert:z-0 inert:opacity-0 inert:delay-400 inert:duration-0 group-data-stacked/carousel:col-start-1 group-data-stacked/carousel:row-start-1"
    >
      {children}
    </div>
  );
}

interface CarouselProps {
  /** What each slide shows. */
  readonly slides: readonly ReactNode[];
  /** What stays in place while the slides change. */
  readonly children: ReactNode;
}

const slidesId = 'carousel-slides';
// `scroll` and `hidden`, not `auto`: WebKit lays out a strip whose scrollbars may appear and disappear twice, and keeps
// the row heights of the first time; the headline then moved when the scripts took over.
const strip =
  'col-start-1 row-span-4 row-start-1 grid auto-cols-[100%] grid-flow-col grid-rows-subgrid snap-x snap-mandatory overflow-x-scroll overflow-y-hidden -outline-offset-4 [scrollbar-width:none] noscript:[scrollbar-width:auto]';
const stack = 'touch-pan-y touch-pinch-zoom overflow-hidden!';

/**
 * Home's carousel (product 2.5 and 9; WAI-ARIA Authoring Practices, carousel). It arrives as a scroll strip that needs
 * no scripts, with its controls hidden; once they run, the slides lie on one another and it rotates. All slides share
 * the rows (headline, caption, children, controls) by subgrid.
 */
export function Carousel({ slides, children }: CarouselProps) {
  const count = slides.length;
  const { slide, enhanced, playing, rotating, dispatch, strip: stripRef } = useCarousel(count);
  const step = (by: 1 | -1) => dispatch({ type: 'step', by });
  const swipes = useSwipes(step);
  const onFocus = useKeyboardFocus(() => dispatch({ type: 'want', rotation: false }));

  return (
    <section
      data-carousel
      data-stacked={enhanced || undefined}
      data-rotating={rotating || undefined}
      aria-roledescription={carouselTexts.role}
      aria-label={carouselTexts.label}
      onKeyDown={(event) => {
        const by = keyStep(event);
        if (!by) return;
        event.preventDefault();
        step(by);
      }}
      onFocus={onFocus}
      {...hoverListeners((hovered) => dispatch({ type: 'hover', hovered }))}
      className="group/carousel relative isolate grid min-h-[min(80svh,100svh-8.5rem,46rem)] md:max-lg:min-h-[min(80svh,56rem)] lg:min-h-[min(100svh-8.5rem,46rem)] grid-cols-1 grid-rows-hero beside:grid-rows-hero-beside low:grid-rows-[1fr_auto_auto_auto] border-b border-line bg-ground print:min-h-0"
    >
      <Controls
        count={count}
        slide={slide}
        hidden={!enhanced}
        playing={playing}
        controls={slidesId}
        dispatch={dispatch}
      />
      <div
        ref={stripRef}
        id={slidesId}
        role="group"
        aria-label={carouselTexts.strip}
        aria-live={enhanced && !rotating ? 'polite' : 'off'}
        tabIndex={enhanced ? -1 : 0}
        {...swipes}
        className={enhanced ? `${strip} ${stack}` : strip}
      >
        {slides.map((content, index) => (
          <Slide
            key={index}
            label={carouselTexts.slide(index + 1, count)}
            away={enhanced && index !== slide}
          >
            {content}
          </Slide>
        ))}
      </div>
      {children}
    </section>
  );
}
