import { useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { GoneClassWords, RemoveButton } from '@/components/services/KeepClass';
import { coachText, dayTexts, minutesText, nextTexts } from '@/lib/words';
import { formatSeason, formatTimes, formatWeekday } from '@/lib/services/format';
import { classHref, classKey, type GoneClass, type WeekClass } from '@/lib/services/week';
import { type DatedClass, useNextClasses } from './useNextClasses';

/** A weekday for who does not know the day of today: `Mondays`. */
const everyDay = ({ session }: WeekClass) => dayTexts.every(formatWeekday(session.day));

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

function ClassTime({ session, end }: WeekClass) {
  return (
    <time dateTime={session.start} className="whitespace-nowrap text-accent tabular-nums">
      {formatTimes(session.start, end)}
    </time>
  );
}

/** The very next class, with what a visitor wants to know of it. The whole block leads to its times. */
function NextClass({ day, one }: DatedClass) {
  return (
    <PageLink
      href={classHref(one)}
      className="flex h-full flex-wrap items-end justify-between gap-x-8 gap-y-5 rounded-card bg-surface p-5 shadow-card ring-1 ring-line wrap-anywhere hover:ring-edge sm:p-8 lg:min-h-88 lg:p-10"
    >
      <span className="grid grid-rows-[1fr_auto_auto] gap-1 self-stretch">
        <span className="sm:text-lead lg:text-card">
          <span>{day}</span> <ClassTime {...one} />
        </span>{' '}
        <strong className="self-end font-display text-title uppercase lg:text-hero">
          {one.service.name}
        </strong>{' '}
        <small className="text-small text-muted sm:text-base">{aboutOf(one)}</small>
      </span>{' '}
      <span className="inline-flex min-h-11 items-center justify-center rounded-control bg-accent px-6 max-sm:w-full lg:min-h-14 lg:px-12 font-display text-lg font-bold tracking-wide text-on-accent uppercase print:hidden">
        {nextTexts.book}
      </span>
    </PageLink>
  );
}

/**
 * One of the classes after it: a line, on phones two whatever the day and the times are, so that nothing moves when they are known,
 * and on wide screens a smaller block beside the first.
 */
function LaterClass({ day, one }: DatedClass) {
  return (
    <PageLink
      href={classHref(one)}
      className="flex min-h-14 flex-wrap items-baseline gap-x-4 border-b border-line py-4 wrap-anywhere hover:border-edge lg:h-full lg:content-between lg:rounded-card lg:border lg:p-8"
    >
      <span className="grow text-muted sm:w-32 sm:grow-0 lg:w-auto">{day}</span>{' '}
      <strong className="min-w-0 grow max-sm:order-last max-sm:w-full font-display text-lg leading-tight uppercase sm:text-card sm:leading-tight lg:order-2 lg:w-full lg:text-section">
        {one.service.name}
      </strong>{' '}
      <small className="text-small text-muted max-md:hidden lg:order-3 lg:w-full lg:pt-1">
        {aboutOf(one)}
      </small>{' '}
      <span className="text-right md:max-lg:w-40">
        <ClassTime {...one} />
      </span>
    </PageLink>
  );
}

interface KeptClassProps {
  /** In the order of the week. */
  readonly classes: readonly WeekClass[];
  /** The keys of those that the visitor keeps. */
  readonly kept: readonly string[];
  /** One of them that the week no longer has. */
  readonly gone: GoneClass | undefined;
}

/**
 * The next class that the visitor keeps (product 14.7), or one of another season. The head script reserves its room. One that
 * the week no longer has takes it until it is taken out.
 */
function KeptClass({ classes, kept, gone }: KeptClassProps) {
  const line = useRef<HTMLDivElement>(null);
  const those = classes.filter((one) => kept.includes(classKey(one)));
  const found = useNextClasses(those, 1);
  const [other] = those;
  const next: DatedClass | undefined =
    found?.[0] ?? (found && other && { one: other, day: everyDay(other) });
  const yours = <span className="text-muted">{nextTexts.yours}</span>;
  return (
    // It takes the focus of the button that removes a class.
    <div
      ref={line}
      tabIndex={-1}
      className={`mb-3 min-h-11 py-2 ${next || gone ? '' : 'not-in-data-keeps:hidden'}`}
    >
      {gone ? (
        <div className="-my-2 flex items-center gap-x-2">
          <p>
            {yours} <GoneClassWords {...gone} />
          </p>
          <RemoveButton {...gone} onRemove={() => line.current?.focus()} />
        </div>
      ) : (
        next && (
          <PageLink href={classHref(next.one)} className="hover:text-accent-bright">
            {yours} <strong>{next.one.service.name}</strong> <span>{next.day}</span>{' '}
            <ClassTime {...next.one} />
            {!next.date && <small className="text-small"> {aboutOf(next.one)}</small>}
          </PageLink>
        )
      )}
    </div>
  );
}

interface NextClassesProps extends KeptClassProps {
  /** How many are shown. */
  readonly count: number;
}

/**
 * The next classes by the studio's clock (product 14.2): the very next as a block, those after it as lines. While the clock is
 * not known, the first ones of the week keep their room; they are seen only without scripts.
 */
export function NextClasses({ count, ...all }: NextClassesProps) {
  const { classes } = all;
  const next = useNextClasses(classes, count);
  const shown = next ?? classes.slice(0, count).map((one) => ({ one, day: everyDay(one) }));
  return (
    <>
      <KeptClass {...all} />
      {classes.length > 0 && next?.length === 0 && <p className="text-muted">{nextTexts.none}</p>}
      {/* A row keeps its place, and with it the focus, when its class changes: so its key is its number. */}
      <ol
        className={`gap-4 lg:grid lg:grid-cols-[7fr_5fr] ${next ? '' : 'invisible noscript:visible'}`}
      >
        {shown.map((row, index) => (
          <li key={index} className={index === 0 ? 'lg:row-span-2' : ''}>
            {index === 0 ? <NextClass {...row} /> : <LaterClass {...row} />}
          </li>
        ))}
      </ol>
    </>
  );
}
