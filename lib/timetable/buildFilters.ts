import type { Service } from '@/lib/catalogue/service';
import { type FilterKind, filterKinds, type WeekFilter } from './filters';
import { classesOf, type WeekClass, weekOf } from './week';

/** app/timetable.css has rules for this many filters. */
const mostFilters = 24;

const labelOf: Record<FilterKind, (one: WeekClass) => string | undefined> = {
  class: ({ service }) => service.name,
  level: ({ service }) => service.level,
  day: ({ session }) => session.day,
};

const valueOf = (label: string) => label.toLowerCase().replace(/\s+/gu, '-');

/**
 * The choices of the filter, those of one kind next to each other. A kind with a single choice would filter nothing and
 * is left out; so is the first kind while there are more choices than anybody would read.
 * @param today as in {@link classesOf}
 */
export function filtersOf(services: readonly Service[], today?: string): readonly WeekFilter[] {
  // Classes and levels in the order of the file, days in that of the week.
  const all = services.flatMap((service) => classesOf(service, today));
  const week = weekOf(services, today).flatMap(({ classes }) => classes);
  const kinds = filterKinds.map((kind) => {
    const labels = (kind === 'day' ? week : all)
      .map(labelOf[kind])
      .filter((label) => label !== undefined);
    const found = new Map(labels.map((label) => [valueOf(label), label]));
    return [...found].map(([value, label]) => ({ kind, value, label }));
  });
  const useful = kinds.filter((choices) => choices.length > 1);
  while (useful.flat().length > mostFilters) useful.shift();
  return useful.flat().map((choice, index) => ({
    ...choice,
    className: `f${index + 1}`,
    count: all.filter((one) => shows(choice, one)).length,
  }));
}

function shows({ kind, value }: Pick<WeekFilter, 'kind' | 'value'>, one: WeekClass): boolean {
  const label = labelOf[kind](one);
  return label !== undefined && valueOf(label) === value;
}

/** The CSS classes of one class of the week, by the choices that show it. */
export function classNamesOf(filters: readonly WeekFilter[], one: WeekClass): string {
  return filters
    .filter((filter) => shows(filter, one))
    .map(({ className }) => className)
    .join(' ');
}
