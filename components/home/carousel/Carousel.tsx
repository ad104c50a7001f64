'use client';

import type { ReactNode } from 'react';
import { carouselTexts } from '@/lib/content/slides';
import { keyStep } from './carouselState';
import { Controls } from './Controls';
import { hoverListeners, useKeyboardFocus, useSwipes } from './input';
import { Slide, type SlideContent } from './Slide';
import { useCarousel } from './useCarousel';

interface CarouselProps {
  readonly slides: readonly SlideContent[];
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
            key={content.caption}
            {...content}
            label={carouselTexts.slide(index + 1, count)}
            first={index === 0}
            away={enhanced && index !== slide}
          />
        ))}
      </div>
      {children}
    </section>
  );
}
