import { useStudioClock } from '@/components/services/useStudioClock';
import { closures } from '@/lib/content/studio';
import { dayName, formatSeason, formatShortDay, formatWeekday } from '@/lib/services/format';
import { nextOccurrences } from '@/lib/services/occurrences';
import type { WeekClass } from '@/lib/services/week';
import { coachText, dayTexts, minutesText } from '@/lib/words';

/** A class in a list, and its day in words. */
export interface DatedClass {
  /** As in `2026-11-26`; undefined before the clock is known. */
  readonly date?: string;
  readonly day: string;
  readonly weekClass: WeekClass;
}

/** A weekday for who does not know the day of today: `Mondays`. */
export const everyDay = ({ session }: WeekClass) => dayTexts.every(formatWeekday(session.day));

/** How long a class is, who leads it, what it costs and, where it is not of the whole year, its season. */
export function aboutOf({ service, session, minutes }: WeekClass): string {
  const { coach } = session;
  const facts = [
    minutes && minutesText(minutes),
    coach && coachText(coach),
    service.price,
    formatSeason(session),
  ];
  return facts.filter(Boolean).join(' · ');
}

/**
 * The next of these classes by the studio's clock, at most `count`; undefined while the clock is not known.
 * @param classes in the order of the week
 */
export function useNextClasses(
  classes: readonly WeekClass[],
  count: number,
): readonly DatedClass[] | undefined {
  const now = useStudioClock();
  return (
    now &&
    nextOccurrences(classes, now, closures, count).map(({ weekClass, date }) => ({
      weekClass,
      date,
      day: dayName(now.date, date, formatShortDay),
    }))
  );
}
