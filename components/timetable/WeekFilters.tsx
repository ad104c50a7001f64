import type { MouseEvent } from 'react';
import { changeAddress } from '@/components/navigation/address';
import { filterTexts } from '@/lib/content/week';
import { filterHref, filterId, filterKinds, type WeekFilter } from '@/lib/timetable/filters';

const chosenStyles =
  'bg-surface text-accent ring-accent forced-colors:bg-[SelectedItem] forced-colors:text-[SelectedItemText] forced-colors:forced-color-adjust-none';

/** Shows the choice without loading the page of its address. A press with a key, for a new tab, stays the browser's. */
function choose(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  changeAddress('replaceState', event.currentTarget.href);
}

interface WeekFiltersProps {
  readonly filters: readonly WeekFilter[];
  readonly chosen?: WeekFilter;
  /** How many classes the whole week has. */
  readonly total: number;
}

/** The choices of the week's filter, which the address keeps (product 14.2). Without scripts the week is whole. */
export function WeekFilters({ filters, chosen, total }: WeekFiltersProps) {
  if (filters.length === 0) return null;
  const { label, all, kinds, shown } = filterTexts;
  return (
    <nav
      aria-label={label}
      className="mb-8 grid gap-1 lg:flex lg:flex-wrap lg:gap-x-10 print:hidden noscript:hidden"
    >
      {filterKinds
        .filter((kind) => filters.some((filter) => filter.kind === kind))
        .map((kind) => (
          // On a phone each kind is a line that scrolls sideways; the space around it is for the focus ring.
          <ul
            key={kind}
            aria-label={kinds[kind]}
            className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-2 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
          >
            {filters
              .filter((filter) => filter.kind === kind)
              .map((filter) => (
                // As wide as its words, but not wider than the line: a long name wraps.
                <li key={filter.value} className="max-w-full shrink-0">
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
      <p className="basis-full text-small text-muted">
        <span role="status">{shown(chosen?.count ?? total, total)}</span>{' '}
        <a
          href="/services#timetable"
          onClick={choose}
          className="ml-3 inline-block py-2 text-text underline underline-offset-4 hover:text-accent-bright"
        >
          {all}
        </a>
      </p>
    </nav>
  );
}
