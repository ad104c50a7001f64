'use client';

import { type PointerEvent, type ReactNode, useRef } from 'react';
import { carouselTexts } from '@/lib/words';
import { keyStep, swipeStep } from './slides';
import { Controls } from './Controls';
import { useCarousel } from './useCarousel';

/** Returns listeners for swipes with one finger or pen. A mouse selects text instead. A second finger or a scroll cancels a swipe. */
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
 * A slide, which fades in over the previous slide. That slide stays opaque until it's covered, because the
 * headline, which is the same, would flicker otherwise.
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
      className="group/slide relative row-span-4 grid snap-start snap-always grid-cols-1 grid-rows-subgrid overflow-hidden bg-ground z-10 transition-opacity duration-slide inert:z-0 inert:opacity-0 inert:delay-400 inert:duration-0 group-data-stacked/carousel:col-start-1 group-data-stacked/carousel:row-start-1"
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

// The strip doesn't have `overflow-auto`: WebKit would lay it out twice, first without and then with scrollbars. The headline would move,
// because WebKit would keep the row heights of the first layout.
const stripStyles =
  'col-start-1 row-span-4 row-start-1 grid auto-cols-[100%] grid-flow-col grid-rows-subgrid snap-x ' +
  'snap-mandatory overflow-x-scroll overflow-y-hidden -outline-offset-4 [scrollbar-width:none] ' +
  'noscript:[scrollbar-width:auto]';

const slidesId = 'carousel-slides';

/**
 * Home's carousel (product 2.5 and 9; WAI-ARIA Authoring Practices). The exported HTML is a scroll strip with hidden controls. Once the
 * script runs, the slides are stacked and rotate. All slides share four rows (headline, caption, children, controls) through subgrid.
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
      aria-roledescription={carouselTexts.role}
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
      className="group/carousel relative isolate grid min-h-[min(100svh-13.75rem,46rem)] md:max-lg:min-h-[min(60svh,36rem)] grid-cols-1 grid-rows-hero beside:grid-rows-hero-beside low:grid-rows-[1fr_auto_auto_auto] border-b border-line bg-ground print:min-h-0"
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
        aria-label={carouselTexts.strip}
        aria-live={enhanced && !rotating ? 'polite' : 'off'}
        tabIndex={enhanced ? -1 : 0}
        {...swipes}
        className={`${stripStyles} ${enhanced ? 'touch-pan-y touch-pinch-zoom overflow-hidden!' : ''}`}
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
