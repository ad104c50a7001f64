import type { ClassDate } from './upcomingDates';
import { dateFragment, type WeekClass } from './week';

/** How many rows are in view at most. The others are in a fold. */
const maxInView = 4;

/** A row of a service's times: a date or, until the time is known, a weekly class. */
export type ListedClass = Pick<ClassDate, 'weekClass'> &
  Partial<ClassDate> & {
    /** A weekly class and its first date have the same id. */
    readonly id: string;
  };

function withIds(rows: readonly Omit<ListedClass, 'id'>[]): readonly ListedClass[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { weekClass, date } = row;
    const isLaterDate = seen.has(weekClass.fragment);
    seen.add(weekClass.fragment);
    const id = isLaterDate && date ? dateFragment(weekClass, date) : weekClass.fragment;
    return { ...row, id };
  });
}

/**
 * Divides the times of a service. The number of rows in view depends only on the classes of the
 * week, so that dates take the place of the weekly classes in the built page.
 * @param dates undefined until the time is known
 */
export function listedClasses(weekly: readonly WeekClass[], dates?: readonly ClassDate[]) {
  const rows = withIds(dates ?? weekly.map((weekClass) => ({ weekClass })));
  const count = Math.min(maxInView, weekly.length);
  const inView = rows.slice(0, count);
  const folded = rows.slice(count);
  const [firstFolded] = folded;
  const dividesDay = firstFolded?.date !== undefined && firstFolded.date === inView.at(-1)?.date;
  return {
    inView,
    folded,
    /** The start of the first folded class if its day's other classes are in view, HH:MM. */
    laterFrom: dividesDay ? firstFolded.weekClass.slot.start : undefined,
  };
}
