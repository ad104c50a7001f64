import type { ClassDate } from './upcomingDates';
import { dateId, type WeekClass } from './week';

/** How many rows are in view at most. The others are in a fold. */
const maxInView = 4;

/** A row of a service's times: a date or, until the time is known, a weekly class. */
export type ListedClass = Pick<ClassDate, 'weekClass'> &
  Partial<ClassDate> & {
    /** Identifies the row. A weekly class and its first date have the same name. */
    readonly name: string;
  };

function withNames(rows: readonly Omit<ListedClass, 'name'>[]): readonly ListedClass[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { weekClass, date } = row;
    const isLater = seen.has(weekClass.id);
    seen.add(weekClass.id);
    return { ...row, name: isLater && date ? dateId(weekClass, date) : weekClass.id };
  });
}

/**
 * Divides the times of a service. The number of rows in view depends only on the classes of the
 * week, so that dates take the place of the weekly classes in the built page.
 * @param dates undefined until the time is known
 */
export function listedClasses(weekly: readonly WeekClass[], dates?: readonly ClassDate[]) {
  const rows = withNames(dates ?? weekly.map((weekClass) => ({ weekClass })));
  const count = Math.min(maxInView, weekly.length);
  const [last, following] = rows.slice(count - 1, count + 1);
  return {
    inView: rows.slice(0, count),
    folded: rows.slice(count),
    /** When the last date in view has another class, which is the first one in the fold: HH:MM. */
    sameDay:
      following?.date && following.date === last?.date ? following.weekClass.slot.start : undefined,
  };
}
