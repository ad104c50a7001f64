import { useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { ClassHours } from '@/components/services/ClassHours';
import { GoneClassWords, RemoveButton } from '@/components/services/RemoveClass';
import { closures } from '@/lib/content/studio';
import { dayName, formatSeason, formatShortDay, formatWeekday } from '@/lib/services/format';
import { nextOccurrences, type StudioTime } from '@/lib/services/occurrences';
import { addDays } from '@/lib/services/sessions';
import type { GoneClass } from '@/lib/services/goneClasses';
import { classHref, type WeekClass } from '@/lib/services/week';
import { dayTexts, lampTexts } from '@/lib/words';

interface KeptClassProps {
  /** Those that the visitor keeps, beside the ones that today's lamps show, in the order of the week. */
  readonly classes: readonly WeekClass[];
  /** Undefined before the clock is known. */
  readonly now: StudioTime | undefined;
  /** One that the visitor keeps and the week no longer has. */
  readonly gone: GoneClass | undefined;
}

/**
 * The next class that the visitor keeps and that is not among today's lamps (product 14.7), or one of another season. The head
 * script reserves its room. One that the week no longer has takes it until it is taken out.
 */
export function KeptClass({ classes, now, gone }: KeptClassProps) {
  const line = useRef<HTMLDivElement>(null);
  const tomorrow = now && { date: addDays(now.date, 1), minutes: 0 };
  const [next] = tomorrow ? nextOccurrences(classes, tomorrow, closures, 1) : [];
  const weekClass = next?.weekClass ?? (now && classes[0]);
  const yours = <span className="text-muted">{lampTexts.yours}</span>;
  return (
    // It takes the focus of the button that removes a class.
    <div
      ref={line}
      tabIndex={-1}
      className={`mx-auto mt-2 min-h-11 w-full max-w-page px-gutter py-2 ${weekClass || gone ? '' : 'not-in-data-keeps:hidden'}`}
    >
      {gone && (
        <div className="-my-2 flex items-center gap-x-2">
          <p>
            {yours} <GoneClassWords {...gone} />
          </p>
          <RemoveButton {...gone} onRemove={() => line.current?.focus()} />
        </div>
      )}
      {!gone && weekClass && now && (
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
      )}
    </div>
  );
}
