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
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

/** A button that shows a slide. While its slide is shown, the button's line fills. */
function Indicator({ label, isCurrent, onClick }: IndicatorProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className="carousel-indicator"
    >
      <span>{isCurrent && <span />}</span>
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
  readonly slidesId: string;
  readonly onShow: (slide: number) => void;
  readonly onPlayChange: (wantsRotation: boolean) => void;
}

/**
 * The buttons in tab order: stop or start (which must be first), previous, one for each slide, and
 * next. Hidden buttons keep their space.
 */
export function Controls(props: ControlsProps) {
  const { count, slide, hidden, playing, slidesId, onShow, onPlayChange } = props;
  return (
    <div hidden={hidden} className={`carousel-controls ${hidden ? 'invisible opacity-0' : ''}`}>
      <Control
        name={playing ? 'stop' : 'start'}
        onClick={() => onPlayChange(!playing)}
        className="-ml-4"
      />
      <Control name="previous" aria-controls={slidesId} onClick={() => onShow(slide - 1)} />
      <div
        role="group"
        aria-label={carouselWords.indicators}
        className="flex min-w-fit flex-1 gap-2 px-1 md:flex-initial"
      >
        {Array.from({ length: count }, (_, index) => (
          <Indicator
            key={index}
            label={carouselWords.indicator(index + 1, count)}
            isCurrent={index === slide}
            onClick={() => onShow(index)}
          />
        ))}
      </div>
      <Control
        name="next"
        aria-controls={slidesId}
        onClick={() => onShow(slide + 1)}
        className="-mr-4"
      />
    </div>
  );
}
