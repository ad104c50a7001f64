import type { ComponentProps, Dispatch } from 'react';
import { LineIcon } from '@/components/ui/LineIcon';
import { carouselTexts } from '@/lib/words';
import type { CarouselEvent } from './carouselState';

const shapes = {
  stop: 'M8 5v14M16 5v14',
  start: 'M8 5v14l11-7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;

interface ControlProps extends ComponentProps<'button'> {
  /** Which icon it shows; its name says the same. */
  readonly name: keyof typeof shapes;
}

function Control({ name, className = '', ...button }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={carouselTexts[name]}
      {...button}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-text transition-colors duration-quick hover:text-accent-bright active:text-accent ${className}`}
    >
      <LineIcon path={shapes[name]} size={24} className="size-6" />
    </button>
  );
}

interface IndicatorProps {
  readonly label: string;
  /** Whether its slide is in view. */
  readonly current: boolean;
  readonly onClick: () => void;
}

/** A button that shows a slide. The line of the current one has the accent colour, and fills with the slide's time. */
function Indicator({ label, current, onClick }: IndicatorProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current || undefined}
      onClick={onClick}
      className="group/line flex h-11 min-w-6 flex-1 items-center sm:w-16 sm:flex-initial low:w-8"
    >
      <span className="relative h-0.5 w-full bg-edge transition-colors duration-quick group-hover/line:bg-text forced-colors:bg-[ButtonText]">
        {current && (
          <span className="absolute -inset-y-px inset-x-0 origin-left bg-accent group-data-rotating/carousel:animate-fill forced-colors:bg-[Highlight]" />
        )}
      </span>
    </button>
  );
}

interface ControlsProps {
  /** How many slides there are. */
  readonly count: number;
  /** The slide in view, from 0. */
  readonly slide: number;
  /** Until the scripts have taken over. */
  readonly hidden: boolean;
  /** Whether the carousel is meant to rotate: then the first button offers to stop. */
  readonly playing: boolean;
  /** The id of the element that the buttons change. */
  readonly controls: string;
  readonly dispatch: Dispatch<CarouselEvent>;
}

/**
 * The controls: stop or start, first in tab order, then previous, a line for each slide, next. Their place is kept from
 * the start. They appear when the scripts have taken over, and without the style sheet never (carousel.css).
 */
export function Controls({ count, slide, hidden, playing, controls, dispatch }: ControlsProps) {
  return (
    <div hidden={hidden} className={`carousel-controls ${hidden ? 'invisible' : ''}`}>
      <Control
        name={playing ? 'stop' : 'start'}
        onClick={() => dispatch({ type: 'want', rotation: !playing })}
        className="-ml-4"
      />
      <Control
        name="previous"
        aria-controls={controls}
        onClick={() => dispatch({ type: 'step', by: -1 })}
      />
      <div
        role="group"
        aria-label={carouselTexts.indicators}
        className="flex min-w-fit flex-1 gap-2 px-1 sm:flex-initial"
      >
        {Array.from({ length: count }, (_, at) => (
          <Indicator
            key={at}
            label={carouselTexts.indicator(at + 1, count)}
            current={at === slide}
            onClick={() => dispatch({ type: 'show', slide: at })}
          />
        ))}
      </div>
      <Control
        name="next"
        aria-controls={controls}
        onClick={() => dispatch({ type: 'step', by: 1 })}
        className="-mr-4"
      />
    </div>
  );
}
