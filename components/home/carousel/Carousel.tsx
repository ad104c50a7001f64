'use client';

import { type PointerEvent, type ReactNode, useRef } from 'react';
import { carouselWords } from '@/lib/words';
import { Controls } from './Controls';
import { keyStep, type Step, swipeStep } from './slides';
import { useCarousel } from './useCarousel';

/**
 * Returns listeners for swipes with one finger or pen. A mouse selects text instead. A second
 * finger or a scroll cancels a swipe.
 */
function useSwipes(onSwipe: (step: Step) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      const isFirstFinger = isPrimary && pointerType !== 'mouse';
      start.current = isFirstFinger ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const step = swipeStep(clientX - start.current.x, clientY - start.current.y);
      start.current = null;
      if (step) onSwipe(step);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

interface SlideProps {
  readonly label: string;
  /** Whether another slide covers this one. */
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/**
 * A slide, which fades in over the previous slide. That slide stays opaque until it's covered,
 * because the headline, which is the same, would flicker otherwise.
 */
function Slide({ label, isCovered, children }: SlideProps) {
  return (
    <div
      role="group"
      data-slide
      aria-roledescription={carouselWords.slideRole}
      aria-label={label}
      aria-hidden={isCovered || undefined}
      inert={isCovered}
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
 * Home's carousel (WAI-ARIA Authoring Practices). The prerendered HTML is a scroll strip with
 * hidden controls. Once the script runs, the slides are stacked and rotate.
 */
export function Carousel({ label, slides, children }: CarouselProps) {
  const count = slides.length;
  const { slide, enhanced, playing, rotating, update, sectionRef, stripRef } = useCarousel(count);
  const show = (index: number) => update({ slide: (index + count) % count });
  const go = (step: Step) => show(slide + step);
  const swipes = useSwipes(go);

  return (
    <section
      ref={sectionRef}
      data-carousel
      data-stacked={enhanced || undefined}
      data-rotating={rotating || undefined}
      aria-roledescription={carouselWords.role}
      aria-label={label}
      onKeyDown={(event) => {
        const step = keyStep(event);
        if (!step) return;
        event.preventDefault();
        go(step);
      }}
      onFocus={({ target }) => {
        // A press moves focus, too, but doesn't stop the rotation.
        if (target.matches(':focus-visible')) update({ wantsRotation: false });
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
        slidesId={slidesId}
        onShow={show}
        onPlayChange={(wantsRotation) => {
          update({ wantsRotation });
          // The rotation starts even though the pointer still hovers over the button.
          if (wantsRotation) update({ hovered: false });
        }}
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
            isCovered={enhanced && index !== slide}
          >
            {content}
          </Slide>
        ))}
      </div>
      {children}
    </section>
  );
}
