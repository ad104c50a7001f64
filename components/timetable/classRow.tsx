import { servicePath } from '@/lib/catalogue/paths';
import { formatTimes } from '@/lib/timetable/format';
import { timetableTexts } from '@/lib/content/timetable';
import { seasonText } from '@/lib/timetable/seasonText';
import type { WeekClass } from '@/lib/timetable/week';
import { bells } from './bells';

/**
 * One class, with its day in words. A render function (see `ServiceList`).
 * @param kept whether the visitor keeps it
 */
export function classRow(
  day: string,
  { service, session, end, places, id }: WeekClass,
  kept = false,
) {
  const { start } = session;
  const season = seasonText(session);
  return (
    <li key={`${day} ${service.id} ${id}`}>
      <a
        href={`${servicePath(service.id)}#${id}`}
        className="grid min-h-14 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-3 hover:border-edge sm:flex"
      >
        <span className="text-muted sm:w-40">{day}</span>{' '}
        <time dateTime={start} className="text-ember tabular-nums sm:w-40">
          {formatTimes(start, end)}
        </time>{' '}
        <strong className="font-display text-card uppercase wrap-anywhere">{service.name}</strong>{' '}
        {season && <small className="text-small text-muted">{season}</small>}{' '}
        {kept && <small className="text-small text-muted">{timetableTexts.myWeek.kept}</small>}
        <span className="self-center sm:ml-auto">{bells(places)}</span>
      </a>
    </li>
  );
}
