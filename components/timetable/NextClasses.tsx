import { closures } from '@/lib/content/openingTimes';
import { dayTexts } from '@/lib/content/timetable';
import { formatDay } from '@/lib/timetable/formatDay';
import type { ListedClass } from '@/lib/timetable/listClasses';
import { nextOccurrences } from '@/lib/timetable/occurrences';
import { addDays } from '@/lib/timetable/season';
import { ClassRow } from './ClassRow';
import { useMyWeek } from './useMyWeek';
import { useStudioClock } from './useStudioClock';

/** The day of a class in words, seen from today: `Tomorrow`, or `Friday, November 27`. */
function dayFrom(today: string, date: string): string {
  if (date === today) return dayTexts.today;
  if (date === addDays(today, 1)) return dayTexts.tomorrow;
  return formatDay(date);
}

interface NextClassesProps {
  /** All classes in the order of the week. */
  readonly classes: readonly ListedClass[];
  /** How many are shown. */
  readonly count: number;
}

/**
 * The next classes by the studio's clock: of the classes that the visitor keeps, if there are any (product 14.7). While
 * the clock is not known they are the first of the week.
 */
export function NextClasses({ classes, count }: NextClassesProps) {
  const now = useStudioClock();
  const keys = useMyWeek()?.keys ?? [];

  // A row keeps its place in the page, and with it the focus, when its class changes: so its key is its number.
  if (!now)
    return (
      <ol>
        {classes.slice(0, count).map((one, index) => (
          <ClassRow key={index} day={dayTexts.every(one.session.day)} one={one} />
        ))}
      </ol>
    );

  const nextOf = (some: readonly ListedClass[]) => nextOccurrences(some, now, closures, count);
  const kept = nextOf(classes.filter(({ key }) => keys.includes(key)));
  const isKept = kept.length > 0;
  return (
    <ol>
      {(isKept ? kept : nextOf(classes)).map(({ one, date }, index) => (
        <ClassRow key={index} day={dayFrom(now.date, date)} one={one} isKept={isKept} />
      ))}
    </ol>
  );
}
