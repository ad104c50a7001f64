'use client';

import { type PointerEvent, type ReactNode, useRef } from 'react';
import { carouselWords } from '@/lib/words';
import { Controls } from './Controls';
import { keyStep, swipeStep } from './slides';
import { useCarousel } from './useCarousel';

/**
 * Returns listeners for swipes with one finger or pen. A mouse selects text instead. A second
 * finger or a scroll cancels a swipe.
 */
function useSwipes(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      const finger = isPrimary && pointerType !== 'mouse';
      from.current = finger ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const step = from.current && swipeStep(clientX - from.current.x, clientY - from.current.y);
      from.current = null;
      if (step) onSwipe(step);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

interface SlideProps {
  readonly label: string;
  /** Whether another slide covers this one. */
  readonly away: boolean;
  readonly children: ReactNode;
}

/**
 * A slide, which fades in over the previous slide. That slide stays opaque until it's covered,
 * because the headline, which is the same, would flicker otherwise.
 */
function Slide({ label, away, children }: SlideProps) {
  return (
    <div
      role="group"
      data-slide
      aria-roledescription={carouselWords.slideRole}
      aria-label={label}
      aria-hidden={away || undefined}
      inert={away}
      className="carousel-slide"
    >
      {children}
    </div>
  );
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly ReactNode[];
  /** The content that stays in place while the slides change. */
  readonly children: ReactNode;
}

const slidesId = 'carousel-slides';

/**
 * Home's carousel (WAI-ARIA Authoring Practices). The exported HTML is a scroll strip with hidden
 * controls. Once the script runs, the slides are stacked and rotate. All slides share four rows
 * (headline, caption, children, controls) through subgrid.
 */
export function Carousel({ label, slides, children }: CarouselProps) {
  const count = slides.length;
  const { slide, enhanced, playing, rotating, update, strip: stripRef } = useCarousel(count);
  const show = (index: number) => update({ slide: (index + count) % count });
  const step = (by: 1 | -1) => show(slide + by);
  const swipes = useSwipes(step);

  return (
    <section
      data-carousel
      data-stacked={enhanced || undefined}
      data-rotating={rotating || undefined}
      aria-roledescription={carouselWords.role}
      aria-label={label}
      onKeyDown={(event) => {
        const by = keyStep(event);
        if (!by) return;
        event.preventDefault();
        step(by);
      }}
      onFocus={({ target }) => {
        // A press moves focus, too, but doesn't stop the rotation.
        if (target.matches(':focus-visible')) update({ wanted: false });
      }}
      onPointerEnter={() => update({ hovered: true })}
      onPointerLeave={() => update({ hovered: false })}
      className="group/carousel carousel"
    >
      <Controls
        count={count}
        slide={slide}
        hidden={!enhanced}
        playing={playing}
        controls={slidesId}
        onShow={show}
        // The rotation starts even though the pointer still hovers over the button.
        onPlay={(wanted) => update(wanted ? { wanted, hovered: false } : { wanted })}
      />
      <div
        ref={stripRef}
        id={slidesId}
        role="group"
        aria-label={carouselWords.strip}
        aria-live={enhanced && !rotating ? 'polite' : 'off'}
        tabIndex={enhanced ? -1 : 0}
        {...swipes}
        className="carousel-strip"
      >
        {slides.map((content, index) => (
          <Slide
            key={index}
            label={carouselWords.slide(index + 1, count)}
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
