import { timetableTexts } from '@/lib/content/timetable';

/** More places than this are shown as a number: nobody counts so many bells. */
const mostBells = 12;

/** The places of a class as small bells: how many people there is room for, not how many places are free. */
export function bells(places: number | undefined) {
  if (places === undefined) return null;
  const words = timetableTexts.places(places);
  if (places > mostBells) return <span>{words}</span>;
  return (
    <span role="img" aria-label={words} className="bells">
      {Array.from({ length: places }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
