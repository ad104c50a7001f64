import { placesText } from '@/lib/content/timetable';

/** More places than this are shown as a number: nobody counts so many bells. */
const mostBells = 12;

interface PlacesProps {
  readonly count?: number;
  readonly className?: string;
}

/** The places of a class, each as a small kettlebell: how many people there is room for, not how many places are free. */
export function Places({ count, className = '' }: PlacesProps) {
  if (count === undefined) return null;
  const words = placesText(count);
  if (count > mostBells) return <span className={className}>{words}</span>;
  return (
    <span
      role="img"
      aria-label={words}
      className={`places inline-flex flex-wrap gap-0.5 ${className}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
