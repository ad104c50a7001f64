import { formatShortDay, formatDay, formatTimes } from '@/lib/timetable/format';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';
import { nextOccurrences, type StudioTime } from '@/lib/timetable/occurrences';
import { seasonText } from '@/lib/timetable/seasonText';
import { classesOf } from '@/lib/timetable/week';
import type { Service } from '@/lib/catalogue/service';

/** The words of a bar around the next class. */
interface BarWords {
  readonly lead: string;
  readonly action: string;
}

interface NextTimeProps {
  readonly service: Service;
  readonly now?: StudioTime;
  readonly bar?: BarWords;
}

/**
 * A link to the next class. Until a script knows the time, it is the first class of the week, on as many lines, so that
 * nothing moves. A bar has room for short lines. Where no class is in season, it says so; a bar keeps the price.
 */
export function nextTime({ service, now, bar }: NextTimeProps) {
  const classes = classesOf(service, now?.date);
  const [found] = now ? nextOccurrences(classes, now, site.closures, 1) : [];
  const one = found?.one ?? classes[0];
  const { next, details } = timetableTexts;
  if (!one) return <p className="text-muted">{bar ? bar.lead : details.none}</p>;
  const words = bar ? bar.lead : found ? details.next : details.first;
  const season = found ? '' : seasonText(one.session);
  const { day, start } = one.session;
  const formatDate = bar ? formatShortDay : formatDay;
  return (
    <a
      href={`#${one.id}`}
      className="flex items-center justify-between gap-4 hover:text-ember-bright"
    >
      <span className="min-w-0">
        <small className="block text-small text-muted">
          {[words, season].filter(Boolean).join(', ')}
        </small>
        <strong className="underline decoration-edge underline-offset-4">
          {found ? formatDate(found.date) : next.every(day)}
        </strong>{' '}
        <time dateTime={start} className={`text-ember tabular-nums ${bar ? '' : 'block'}`}>
          {formatTimes(start, bar ? undefined : one.end)}
        </time>
      </span>
      {bar && (
        <span className="shrink-0 rounded-control bg-ember px-5 py-2.5 font-display text-lg font-bold text-on-ember uppercase">
          {bar.action}
        </span>
      )}
    </a>
  );
}
