import { useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { ClassHours } from '@/components/services/ClassHours';
import { GoneClassWords, RemoveButton } from '@/components/services/RemoveClass';
import { nextTexts } from '@/lib/words';
import type { GoneClass } from '@/lib/services/goneClasses';
import { classHref, classKey, type WeekClass } from '@/lib/services/week';
import { aboutOf, type DatedClass, everyDay, useNextClasses } from './useNextClasses';

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
export function KeptClass({ classes, kept, gone }: KeptClassProps) {
  const line = useRef<HTMLDivElement>(null);
  const those = classes.filter((weekClass) => kept.includes(classKey(weekClass)));
  const found = useNextClasses(those, 1);
  const [other] = those;
  const next: DatedClass | undefined =
    found?.[0] ?? (found && other && { weekClass: other, day: everyDay(other) });
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
          <PageLink href={classHref(next.weekClass)} className="hover:text-accent-bright">
            {yours} <strong>{next.weekClass.service.name}</strong> <span>{next.day}</span>{' '}
            <ClassHours {...next.weekClass} />
            {!next.date && <small className="text-small"> {aboutOf(next.weekClass)}</small>}
          </PageLink>
        )
      )}
    </div>
  );
}
