import { useSessionEmail } from '@/components/auth/sessionEmail';
import { PageLink } from '@/components/navigation/PageLink';
import { Button } from '@/components/ui/Button';
import { LinkedText } from '@/components/ui/LinkedText';
import { classBooking } from '@/lib/booking/booking';
import { stateOf } from '@/lib/schedule/upcomingDates';
import { classHref, type WeekClass } from '@/lib/schedule/week';
import type { StudioTime } from '@/lib/time/clock';
import { formatListTime } from '@/lib/time/format';
import { coachText, roomWords, stateWords, todayWords } from '@/lib/words';

interface PastClassesProps {
  readonly classes: readonly WeekClass[];
  readonly now: StudioTime;
}

/** Today's classes that have started. */
export function PastClasses({ classes, now }: PastClassesProps) {
  return (
    <ol className="past-classes">
      {classes.map((weekClass, index) => {
        const { service, slot } = weekClass;
        const state = stateOf(weekClass, now.minutes);
        return (
          <li key={index} className={state === 'ongoing' ? 'text-accent' : ''}>
            <time dateTime={slot.start}>{formatListTime(slot.start)}</time>{' '}
            <strong>{service.name}</strong>{' '}
            <small className="text-small">{stateWords[state]}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** The start of a class. What follows the time, such as "pm", is smaller. */
function StartTime({ start }: { readonly start: string }) {
  const [time, period] = formatListTime(start).split(/(?=\s)/);
  return (
    <time dateTime={start}>
      {time}
      {period && <small>{period}</small>}
    </time>
  );
}

interface ClassTitleProps {
  readonly name: string;
  /** A line below the name. */
  readonly about: string | undefined;
}

function ClassTitle({ name, about }: ClassTitleProps) {
  return (
    <span className="class-title min-w-0 wrap-anywhere">
      <strong>{name}</strong> <small className="block text-small text-muted">{about}</small>
    </span>
  );
}

interface ComingClassProps {
  readonly weekClass: WeekClass;
  /** YYYY-MM-DD. Undefined before the time is known. */
  readonly date: string | undefined;
}

/** A class that hasn't started, in a row. */
function ClassRow({ weekClass, date }: ComingClassProps) {
  const { service, slot } = weekClass;
  const coach = slot.coach && coachText(slot.coach);
  const room = date && slot.fillsUp && roomWords.often;
  return (
    <PageLink href={classHref(weekClass, date)} className="class-row hover:text-accent-bright">
      <StartTime start={slot.start} />{' '}
      <ClassTitle name={service.name} about={[coach, room].filter(Boolean).join(' · ')} />
      {date && <span className="book">{todayWords.book}</span>}
    </PageLink>
  );
}

interface BookingProps extends ComingClassProps {
  readonly now: StudioTime;
}

/** The button that books the next class, and what follows. */
function Booking({ weekClass: { service, slot }, date, now }: BookingProps) {
  const email = useSessionEmail();
  const { button, notes, cancel } = classBooking(service, slot, { date, now, email });
  return (
    <>
      <Button href={button.href}>{button.label}</Button>
      <p className="text-small text-muted">
        <LinkedText text={[...notes, cancel].join(' ')} />
      </p>
    </>
  );
}

interface HighlightedClassProps extends ComingClassProps {
  readonly now: StudioTime | undefined;
}

/**
 * The next class. Until the time is known, it reserves the space of its label and of its booking
 * button.
 */
function HighlightedClass({ weekClass, date, now }: HighlightedClassProps) {
  const { service, slot } = weekClass;
  return (
    <>
      <PageLink href={classHref(weekClass, date)} className="class-row hover:text-accent-bright">
        <span className="class-label noscript:hidden">{now && todayWords.next}</span>{' '}
        <StartTime start={slot.start} />{' '}
        <ClassTitle name={service.name} about={slot.coach && coachText(slot.coach)} />
      </PageLink>
      <div className="booking noscript:hidden">
        {now && <Booking weekClass={weekClass} date={date} now={now} />}
      </div>
    </>
  );
}

interface ComingClassesProps {
  readonly classes: readonly WeekClass[];
  readonly date: string | undefined;
  readonly now: StudioTime | undefined;
}

/** The day's classes that haven't started. The first one is highlighted once the time is known. */
export function ComingClasses({ classes, date, now }: ComingClassesProps) {
  const [next, ...others] = classes;
  return (
    <ol className="coming-classes">
      {next && (
        <li className={`highlighted ${now ? 'is-next' : ''}`}>
          <HighlightedClass weekClass={next} date={date} now={now} />
        </li>
      )}
      {others.map((weekClass, index) => (
        <li key={index}>
          <ClassRow weekClass={weekClass} date={date} />
        </li>
      ))}
    </ol>
  );
}
