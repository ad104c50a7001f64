import { useSessionEmail } from '@/components/auth/followSession';
import { Button } from '@/components/ui/Button';
import { bookClass } from '@/lib/services/booking';
import { dayName, formatSeason, formatTime, shownDay } from '@/lib/services/format';
import type { Occurrence, StudioTime } from '@/lib/services/occurrences';
import { type WeekClass, weekPath } from '@/lib/services/week';
import { coachText, lampTexts, minutesText, noClassText } from '@/lib/words';

/** How long a class is, who leads it, what it costs and, where it is not of the whole year, its season. */
function aboutOf({ service, session, minutes }: WeekClass): string {
  const { coach } = session;
  const facts = [
    minutes && minutesText(minutes),
    coach && coachText(coach),
    service.price,
    formatSeason(session),
  ];
  return facts.filter(Boolean).join(' · ');
}

interface NextClassProps extends Occurrence {
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Which class comes next, with what a visitor wants to know of it. */
function NextClass({ weekClass, date, today }: NextClassProps) {
  const { service, session } = weekClass;
  const day =
    date === today ? lampTexts.states.next : dayName(today, date, () => shownDay(today, date));
  const words = `${day}: ${service.name} `;
  return (
    <>
      <span className="block font-display text-lg leading-tight font-bold uppercase sm:text-card">
        {words}
        <time dateTime={session.start} className="tabular-nums">
          {formatTime(session.start)}
        </time>
      </span>
      <span className="mt-1 block text-small text-muted">{aboutOf(weekClass)}</span>
    </>
  );
}

interface NextBookingProps {
  readonly next: Occurrence | undefined;
  /** Undefined before the clock is known: then the room of the words is empty. */
  readonly now: StudioTime | undefined;
}

/** Below the lamps: the next class, the button that books it, and the way to the week. */
export function NextBooking({ next, now }: NextBookingProps) {
  const email = useSessionEmail();
  const booking =
    next &&
    bookClass(next.weekClass.service, next.weekClass.session, { date: next.date, now, email });
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-4 px-gutter sm:grid-cols-[auto_auto] sm:items-center sm:justify-start lg:grid-cols-2 lg:gap-x-0">
      <div
        className={`min-h-25 wrap-anywhere min-[22rem]:min-h-20 sm:min-h-21 ${now ? '' : 'noscript:hidden'}`}
      >
        <p>
          {next && now && <NextClass {...next} today={now.date} />}
          {now && !next && noClassText}
        </p>
        <p className="text-small text-muted">{booking?.note}</p>
      </div>
      <p className="flex min-h-22.5 flex-col gap-x-6 sm:min-h-11 sm:flex-row">
        {booking && <Button href={booking.button.href}>{booking.button.label}</Button>}
        <Button href={weekPath} variant="quiet" className="justify-start px-0!">
          {lampTexts.week}
        </Button>
      </p>
    </div>
  );
}
