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
export function CarouselIcon({ name, className = '' }: CarouselIconProps) {
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
