'use client';

import type { ReactNode } from 'react';
import { carouselTexts } from '@/lib/words';
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

/** The frame of a slide. */
function Slide({ label, away, children }: SlideProps) {
  return (
    <div
      role="group"
      data-slide
      aria-roledescription={carouselTexts.slideRole}
      aria-label={label}
      aria-hidden={away || undefined}
      inert={away}
      className="group/slide carousel-slide"
    >
      {children}
    </div>
  );
}

interface CarouselProps {
  /** Its name for screen readers. */
  readonly label: string;
  /** What each slide shows. */
  readonly slides: readonly ReactNode[];
  /** What stays in place while the slides change. */
  readonly children: ReactNode;
}

const slidesId = 'carousel-slides';

/**
 * Home's carousel (product 2.5 and 9; WAI-ARIA Authoring Practices, carousel). It arrives as a scroll strip that needs
 * no scripts, with its controls hidden; once they run, the slides lie on one another and it rotates. All slides share
 * the rows (headline, caption, children, controls) by subgrid.
 */
export function Carousel({ label, slides, children }: CarouselProps) {
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
      aria-label={label}
      onKeyDown={(event) => {
        const by = keyStep(event);
        if (!by) return;
        event.preventDefault();
        step(by);
      }}
      onFocus={onFocus}
      {...hoverListeners((hovered) => dispatch({ type: 'hover', hovered }))}
      className="group/carousel carousel-frame"
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
        className={
          enhanced
            ? 'carousel-strip touch-pan-y touch-pinch-zoom overflow-hidden!'
            : 'carousel-strip'
        }
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
