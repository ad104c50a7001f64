import type { MouseEvent } from 'react';
import { changeAddress } from '@/components/navigation/address';
import { filterTexts } from '@/lib/words';
import { countHeld, type ShownDay } from '@/lib/services/comingDays';
import { formatWeekday } from '@/lib/services/format';
import { filterHref, filterId, type WeekFilter, type FilterGroup } from '@/lib/services/filters';
import { weekPath } from '@/lib/services/week';

const chosenStyles =
  'bg-surface text-accent ring-accent forced-colors:bg-[SelectedItem] forced-colors:text-[SelectedItemText] forced-colors:forced-color-adjust-none';

/** Shows the choice without loading the page of its address. A press with a key, for a new tab, stays the browser's. */
function choose(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  changeAddress('replaceState', event.currentTarget.href);
}

interface WeekFiltersProps {
  readonly filters: readonly FilterGroup[];
  readonly chosen?: WeekFilter;
  /** The days, with the classes that the choice lets through. */
  readonly days: readonly ShownDay[];
  /** How many classes take place in the whole week. */
  readonly total: number;
}

/** What the choice shows: how many classes, or why none of its day takes place. */
function shownText({ chosen, days, total }: Omit<WeekFiltersProps, 'filters'>): string {
  const [only] = chosen?.kind === 'day' ? days.filter(({ classes }) => classes.length > 0) : [];
  if (only?.closure && only.classes.every(({ isOff }) => isOff))
    return filterTexts.closed(formatWeekday(only.day), only.closure.reason);
  return filterTexts.shown(countHeld(days), total);
}

/** Shows the whole week, and keeps the focus near: the link that was pressed is gone then. */
function showAll(event: MouseEvent<HTMLAnchorElement>): void {
  choose(event);
  if (event.defaultPrevented) event.currentTarget.closest('nav')?.focus({ preventScroll: true });
}

/**
 * The choices of the week's filter, which the address keeps (product 14.2): one row that scrolls sideways, on wide screens
 * as many as they need. There the days stand beside each other, so that no choice among them is offered. Without scripts the week is whole.
 */
export function WeekFilters({ filters, ...shown }: WeekFiltersProps) {
  if (filters.length === 0) return null;
  const { label, all, kinds } = filterTexts;
  const { chosen } = shown;
  return (
    <nav aria-label={label} tabIndex={-1} className="mb-5 sm:mb-8 print:hidden noscript:hidden">
      {/* The space around the row is for focus rings. */}
      <div className="-mx-gutter flex gap-x-8 overflow-x-auto px-gutter py-2 [scrollbar-color:theme(colors.edge)_transparent] [scrollbar-width:none] lg:[scrollbar-width:thin] xl:mx-0 xl:flex-wrap xl:gap-y-2 xl:overflow-visible xl:px-0">
        {filters.map(({ kind, choices }) => (
          <ul
            key={kind}
            aria-label={kinds[kind]}
            className={`flex gap-2 max-xl:shrink-0 xl:flex-wrap ${kind === 'day' ? 'lg:hidden' : ''}`}
          >
            {choices.map((filter) => (
              // A long name wraps.
              <li key={filter.value} className="max-w-72 shrink-0">
                <a
                  id={filterId(filter)}
                  href={filterHref(filter)}
                  aria-current={filter === chosen || undefined}
                  onClick={choose}
                  className={`inline-flex min-h-11 items-center rounded-control px-4 wrap-anywhere ring-1 ${filter === chosen ? chosenStyles : 'text-muted ring-line hover:text-text hover:ring-edge'}`}
                >
                  {filter.label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {/* As high without the link. */}
      <p className="flex min-h-11 items-center gap-x-3 text-small text-muted">
        <span role="status">{shownText(shown)}</span>{' '}
        {chosen && (
          <a
            href={weekPath}
            onClick={showAll}
            className="inline-block py-2 text-text underline underline-offset-4 hover:text-accent-bright"
          >
            {all}
          </a>
        )}
      </p>
    </nav>
  );
}
