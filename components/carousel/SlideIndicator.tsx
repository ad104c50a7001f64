/** One slide's line in the carousel's controls. */
export interface SlideIndicatorProps {
  /** The slide that it goes to, from 0. */
  readonly slide: number;
  readonly label: string;
}

/** Goes to a slide. The current one's line is ember; while the carousel rotates it fills with the slide's time. */
export function SlideIndicator({ slide, label }: SlideIndicatorProps) {
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
