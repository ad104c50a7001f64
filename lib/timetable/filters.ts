import type { Service } from '@/lib/catalogue/service';
import { classesOf, type WeekClass, weekOf } from './week';

/** What the week can be filtered by; each is also the name of a query parameter. */
export const filterKinds = ['class', 'level', 'day'] as const;

type FilterKind = (typeof filterKinds)[number];

/** One choice of the filter: the classes of one service, of one level or of one day. */
export interface WeekFilter {
  readonly kind: FilterKind;
  /** As the address says it, such as `yoga` in `?class=yoga`. */
  readonly value: string;
  readonly label: string;
  /** How many classes a week it shows. */
  readonly count: number;
}

/** More choices than anybody would read. */
const mostFilters = 24;

const labelOf: Record<FilterKind, (one: WeekClass) => string | undefined> = {
  class: ({ service }) => service.name,
  level: ({ service }) => service.level,
  day: ({ session }) => session.day,
};

const valueOf = (label: string) => label.toLowerCase().replace(/\s+/gu, '-');

/** Whether a filter shows a class. */
export function isInFilter(one: WeekClass, { kind, value }: Omit<WeekFilter, 'count'>): boolean {
  const label = labelOf[kind](one);
  return label !== undefined && valueOf(label) === value;
}

/**
 * The choices of the filter, those of one kind next to each other. A kind with a single choice would filter nothing and
 * is left out; so is the first kind while there are more choices than {@link mostFilters}.
 * @param today as in {@link classesOf}
 */
export function filtersOf(services: readonly Service[], today?: string): readonly WeekFilter[] {
  // Classes and levels in the order of the file, days in that of the week.
  const all = services.flatMap((service) => classesOf(service, today));
  const week = weekOf(services, today).flatMap(({ classes }) => classes);
  const kinds = filterKinds.map((kind) => {
    const labels = (kind === 'day' ? week : all).map(labelOf[kind]);
    const found = new Map(
      labels.filter((label) => label !== undefined).map((label) => [valueOf(label), label]),
    );
    return [...found].map(([value, label]) => ({ kind, value, label }));
  });
  const useful = kinds.filter((choices) => choices.length > 1);
  while (useful.flat().length > mostFilters) useful.shift();
  return useful.flat().map((choice) => ({
    ...choice,
    count: all.filter((one) => isInFilter(one, choice)).length,
  }));
}

/** The id of a choice, to which its address leads. */
export function filterId({ kind, value }: WeekFilter): string {
  return `${kind}-${value}`;
}

/** The address of the week under one choice. */
export function filterHref(filter: WeekFilter): string {
  const { kind, value } = filter;
  return `/services?${kind}=${encodeURIComponent(value)}#${encodeURIComponent(filterId(filter))}`;
}

/** The choice that the query of an address names; undefined where it names none. */
export function chosenFilter(
  filters: readonly WeekFilter[],
  search: string,
): WeekFilter | undefined {
  const query = new URLSearchParams(search);
  return filters.find(({ kind, value }) => query.get(kind) === value);
}
