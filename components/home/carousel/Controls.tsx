import type { ComponentProps } from 'react';
import { LineIcon } from '@/components/ui/LineIcon';
import { carouselWords } from '@/lib/words';

const shapes = {
  stop: 'M8 5v14M16 5v14',
  start: 'M8 5v14l11-7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;

interface ControlProps extends ComponentProps<'button'> {
  readonly name: keyof typeof shapes;
}

function Control({ name, className = '', ...button }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={carouselWords[name]}
      {...button}
      className={`carousel-button ${className}`}
    >
      <LineIcon path={shapes[name]} size={24} className="size-6" />
    </button>
  );
}

interface IndicatorProps {
  readonly label: string;
  readonly current: boolean;
  readonly onClick: () => void;
}

/** A button that shows a slide. While its slide is shown, the button's line fills. */
function Indicator({ label, current, onClick }: IndicatorProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current || undefined}
      onClick={onClick}
      className="carousel-indicator"
    >
      <span>{current && <span />}</span>
    </button>
  );
}

interface ControlsProps {
  readonly count: number;
  /** The index of the current slide, from 0. */
  readonly slide: number;
  /** Whether the controls are hidden, which they are until the script has started. */
  readonly hidden: boolean;
  /** Whether the first button offers to stop the rotation. */
  readonly playing: boolean;
  /** The id of the element that contains the slides. */
  readonly controls: string;
  readonly onShow: (slide: number) => void;
  readonly onPlay: (wanted: boolean) => void;
}

/**
 * The buttons in tab order: stop or start (which must be first), previous, one for each slide, and
 * next. Hidden buttons keep their space.
 */
export function Controls({
  count,
  slide,
  hidden,
  playing,
  controls,
  onShow,
  onPlay,
}: ControlsProps) {
  return (
    <div hidden={hidden} className={`carousel-controls ${hidden ? 'invisible opacity-0' : ''}`}>
      <Control
        name={playing ? 'stop' : 'start'}
        onClick={() => onPlay(!playing)}
        className="-ml-4"
      />
      <Control name="previous" aria-controls={controls} onClick={() => onShow(slide - 1)} />
      <div
        role="group"
        aria-label={carouselWords.indicators}
        className="flex min-w-fit flex-1 gap-2 px-1 md:flex-initial"
      >
        {Array.from({ length: count }, (_, at) => (
          <Indicator
            key={at}
            label={carouselWords.indicator(at + 1, count)}
            current={at === slide}
            onClick={() => onShow(at)}
          />
        ))}
      </div>
      <Control
        name="next"
        aria-controls={controls}
        onClick={() => onShow(slide + 1)}
        className="-mr-4"
      />
    </div>
  );
}
