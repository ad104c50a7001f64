import type { RefObject } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { ClassHours } from '@/components/services/ClassHours';
import { GoneClassWords, RemoveButton } from '@/components/services/RemoveClass';
import { closures } from '@/lib/content/studio';
import { dayName, formatSeason, formatShortDay, formatWeekday } from '@/lib/services/format';
import { nextOccurrences, type StudioTime } from '@/lib/services/occurrences';
import { addDays } from '@/lib/services/sessions';
import { besideLamps, type DayOfLamps } from '@/lib/services/dayOfLamps';
import { goneClasses } from '@/lib/services/goneClasses';
import { classHref, classKey, type WeekClass } from '@/lib/services/week';
import { useAreLive } from '@/components/services/useServices';
import { dayTexts, lampTexts } from '@/lib/words';

interface KeptClassProps {
  /** All of the week. */
  readonly classes: readonly WeekClass[];
  /** The keys of those that the visitor keeps. */
  readonly kept: readonly string[];
  readonly day: DayOfLamps;
  readonly now: StudioTime;
  /** What takes the focus of the button that removes a class. */
  readonly line: RefObject<HTMLElement | null>;
}

/**
 * The next class that the visitor keeps and that is not among today's lamps (product 14.7), or one of another season. One that the
 * week no longer has takes its place until it is taken out.
 */
export default function KeptClass({ classes, kept, day, now, line }: KeptClassProps) {
  const [gone] = useAreLive() ? goneClasses(kept, classes) : [];
  const mine = classes.filter((weekClass) => kept.includes(classKey(weekClass)));
  const others = besideLamps(mine, day);
  const tomorrow = { date: addDays(now.date, 1), minutes: 0 };
  const [next] = nextOccurrences(others, tomorrow, closures, 1);
  const weekClass = next?.weekClass ?? others[0];
  const yours = <span className="text-muted">{lampTexts.yours}</span>;
  if (gone)
    return (
      <div className="-my-2 flex items-center gap-x-2">
        <p>
          {yours} <GoneClassWords {...gone} />
        </p>
        <RemoveButton {...gone} onRemove={() => line.current?.focus()} />
      </div>
    );
  return (
    weekClass && (
      <PageLink href={classHref(weekClass, next?.date)} className="hover:text-accent-bright">
        {yours} <strong>{weekClass.service.name}</strong>{' '}
        <span>
          {next
            ? dayName(now.date, next.date, formatShortDay)
            : dayTexts.every(formatWeekday(weekClass.session.day))}
        </span>{' '}
        <ClassHours {...weekClass} />
        {!next && <small className="text-small"> {formatSeason(weekClass.session)}</small>}
      </PageLink>
    )
  );
}
