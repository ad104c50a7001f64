import { carouselTexts } from '@/lib/content/slides';
import { CarouselIcon } from './CarouselIcon';
import { SlideIndicator } from './SlideIndicator';

/** What the controls belong to. */
export interface CarouselControlsProps {
  /** How many slides there are. */
  readonly count: number;
  /** The id of the element that previous and next change. */
  readonly controls: string;
}

const bar =
  'pointer-events-none z-20 col-start-1 row-start-4 mx-auto flex w-full max-w-page flex-wrap items-center px-gutter pb-2 pt-4 *:pointer-events-auto not-group-data-stacked/carousel:invisible beside:pb-4 beside:pt-8 low:row-start-3 low:justify-end low:pt-4 low:*:bg-ground/80 forced-colors:*:bg-[ButtonFace]';
const button =
  'grid size-11 shrink-0 place-items-center rounded-control text-text transition-colors duration-quick hover:text-ember-bright active:text-ember';

/**
 * Stop or start, first in tab order, then previous, one line a slide, next. Their place is kept from the start
 * (app/globals.css); they appear when scripts have taken over, and never in a page that has lost its style sheet.
 */
export function CarouselControls({ count, controls }: CarouselControlsProps) {
  return (
    <div hidden data-controls className={bar}>
      <button
        type="button"
        aria-label={carouselTexts.stop}
        data-stop={carouselTexts.stop}
        data-start={carouselTexts.start}
        className={`${button} -ml-4`}
      >
        <CarouselIcon name="stop" className="not-group-data-playing/carousel:hidden" />
        <CarouselIcon name="start" className="group-data-playing/carousel:hidden" />
      </button>
      <button
        type="button"
        aria-label={carouselTexts.previous}
        aria-controls={controls}
        data-step="-1"
        className={button}
      >
        <CarouselIcon name="previous" />
      </button>
      <div
        role="group"
        aria-label={carouselTexts.indicators}
        className="flex min-w-fit flex-1 gap-2 px-1 sm:flex-initial"
      >
        {Array.from({ length: count }, (_, index) => (
          <SlideIndicator
            key={index}
            slide={index}
            label={carouselTexts.indicator(index + 1, count)}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={carouselTexts.next}
        aria-controls={controls}
        data-step="1"
        className={button}
      >
        <CarouselIcon name="next" />
      </button>
    </div>
  );
}
