import { LineIcon } from '@/components/ui/LineIcon';
import { carouselTexts } from '@/lib/content/slides';

const shapes = {
  stop: 'M8 5v14M16 5v14',
  start: 'M8 5v14l11-7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;

function CarouselIcon({ name, className = '' }: { name: keyof typeof shapes; className?: string }) {
  return <LineIcon path={shapes[name]} size={24} className={`size-6 ${className}`} />;
}

/**
 * A button that shows a slide (counted from 0). The line of the current slide is ember, and fills with the slide's time
 * while the carousel rotates.
 */
function SlideIndicator({ slide, label }: { slide: number; label: string }) {
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

const bar =
  'pointer-events-none z-20 col-start-1 row-start-4 mx-auto flex w-full max-w-page flex-wrap items-center px-gutter pb-2 pt-4 *:pointer-events-auto not-group-data-stacked/carousel:invisible beside:pb-4 beside:pt-8 low:row-start-3 low:justify-end low:pt-4 low:*:bg-ground/80 forced-colors:*:bg-[ButtonFace]';
const button =
  'grid size-11 shrink-0 place-items-center rounded-control text-text transition-colors duration-quick hover:text-ember-bright active:text-ember';

/**
 * The controls: stop or start, first in tab order, then previous, a line for each slide, next. Their place is kept from
 * the start. They appear when the scripts have taken over, and without the style sheet never (app/globals.css).
 * @param count how many slides there are
 * @param controls the id of the element that previous and next change
 */
export function CarouselControls({ count, controls }: { count: number; controls: string }) {
  const step = (name: 'previous' | 'next', by: number) => (
    <button
      type="button"
      aria-label={carouselTexts[name]}
      aria-controls={controls}
      data-step={by}
      className={by > 0 ? `${button} -mr-4` : button}
    >
      <CarouselIcon name={name} />
    </button>
  );
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
      {step('previous', -1)}
      <div
        role="group"
        aria-label={carouselTexts.indicators}
        className="flex min-w-fit flex-1 gap-2 px-1 sm:flex-initial"
      >
        {Array.from({ length: count }, (_, at) => (
          <SlideIndicator key={at} slide={at} label={carouselTexts.indicator(at + 1, count)} />
        ))}
      </div>
      {step('next', 1)}
    </div>
  );
}
