'use client';

import { PageLink } from '@/components/navigation/PageLink';
import { ClassHours } from '@/components/services/ClassHours';
import { useMyWeek } from '@/components/services/KeepClass';
import { type BuiltServices, useAreLive, useServices } from '@/components/services/useServices';
import { Button } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { nextTexts } from '@/lib/words';
import { goneClasses } from '@/lib/services/goneClasses';
import { classHref, weekOf, weekPath } from '@/lib/services/week';
import { KeptClass } from './KeptClass';
import { aboutOf, type DatedClass, everyDay, useNextClasses } from './useNextClasses';

/** The very next class, with what a visitor wants to know of it. The whole block leads to its times. */
function NextClass({ day, weekClass }: DatedClass) {
  return (
    <PageLink
      href={classHref(weekClass)}
      className="flex h-full flex-wrap items-end justify-between gap-x-8 gap-y-5 rounded-card bg-surface p-5 shadow-card ring-1 ring-line wrap-anywhere hover:ring-edge sm:p-8 lg:min-h-88 lg:p-10"
    >
      <span className="grid grid-rows-[1fr_auto_auto] gap-1 self-stretch">
        <span className="sm:text-lead lg:text-card">
          <span>{day}</span> <ClassHours {...weekClass} />
        </span>{' '}
        <strong className="self-end font-display text-title uppercase lg:text-hero">
          {weekClass.service.name}
        </strong>{' '}
        <small className="text-small text-muted sm:text-base">{aboutOf(weekClass)}</small>
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
function LaterClass({ day, weekClass }: DatedClass) {
  return (
    <PageLink
      href={classHref(weekClass)}
      className="flex min-h-14 flex-wrap items-baseline gap-x-4 border-b border-line py-4 wrap-anywhere hover:border-edge lg:h-full lg:content-between lg:rounded-card lg:border lg:p-8"
    >
      <span className="grow text-muted sm:w-32 sm:grow-0 lg:w-auto">{day}</span>{' '}
      <strong className="min-w-0 grow max-sm:order-last max-sm:w-full font-display text-lg leading-tight uppercase sm:text-card sm:leading-tight lg:order-2 lg:w-full lg:text-section">
        {weekClass.service.name}
      </strong>{' '}
      <small className="text-small text-muted max-md:hidden lg:order-3 lg:w-full lg:pt-1">
        {aboutOf(weekClass)}
      </small>{' '}
      <span className="text-right md:max-lg:w-40">
        <ClassHours {...weekClass} />
      </span>
    </PageLink>
  );
}

/** How many of the next classes are shown. */
const count = 3;

/**
 * "When you can come" on Home (product 14.2): the next classes by the studio's clock, the very next as a block, those after it as
 * lines, and a link to the whole week. While the clock is not known, the first ones of the week keep their room; they are seen only
 * without scripts.
 */
export function NextSection(built: BuiltServices) {
  const classes = weekOf(useServices(built));
  const kept = useMyWeek() ?? [];
  const [gone] = useAreLive() ? goneClasses(kept, classes) : [];
  const next = useNextClasses(classes, count);
  const hasClasses = classes.length > 0;
  if (!hasClasses && !gone) return null;
  const { heading, all, none } = nextTexts;
  const shown: readonly DatedClass[] =
    next ?? classes.slice(0, count).map((weekClass) => ({ weekClass, day: everyDay(weekClass) }));
  return (
    <Section
      heading={heading}
      action={
        hasClasses && (
          <Button href={weekPath} variant="quiet" className="px-0!">
            {all}
          </Button>
        )
      }
      continues
    >
      <KeptClass classes={classes} kept={kept} gone={gone} />
      {hasClasses && next?.length === 0 && <p className="text-muted">{none}</p>}
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
    </Section>
  );
}
