import { carouselTexts } from '@/lib/content/slides';

const shapes = {
  stop: 'M8 5v14M16 5v14',
  start: 'M8 5v14l11-7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;

/** Which icon, and when it is hidden. */
export interface CarouselIconProps {
  readonly name: keyof typeof shapes;
  readonly className?: string;
}

/** A line icon of the carousel's controls; the button around it carries the name. */
function CarouselIcon({ name, className = '' }: CarouselIconProps) {
  return (
    <svg
      aria-hidden
      width={24}
      height={24}
      viewBox="0 0 24 24"
      className={`size-6 fill-none stroke-current stroke-2 ${className}`}
    >
      <path d={shapes[name]} />
    </svg>
  );
}

/** One slide's line in the carousel's controls. */
export interface SlideIndicatorProps {
  /** The slide that it goes to, from 0. */
  readonly slide: number;
  readonly label: string;
}

/** Goes to a slide. The current one's line is ember; while the carousel rotates it fills with the slide's time. */
function SlideIndicator({ slide, label }: SlideIndicatorProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-show={slide}
      className="group/line flex h-11 min-w-6 flex-1 items-center sm:w-16 sm:flex-initial low:w-8"
    >
      <span className="relative h-0.5 w-full bg-edge transition-colors duration-quick group-hover/line:bg-text forced-colors:bg-[ButtonText]">
        <span className="absolute -inset-y-px inset-x-0 hidden origin-left bg-ember group-aria-[current]/line:block group-data-rotating/carousel:animate-fill forced-colors:bg-[Highlight]" />
      </span>
    </button>
  );
}

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
