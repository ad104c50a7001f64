import type { Service } from './service';
import type { ShownDay } from './comingDays';
import type { WeekClass } from './week';

/** What the week can be filtered by; each is also the name of a query parameter. */
type FilterKind = 'day' | 'class' | 'level';

/** One choice of the filter: the classes of one day, of one service or of one level. */
export interface WeekFilter {
  readonly kind: FilterKind;
  /** As the address says it, such as `yoga` in `?class=yoga`. */
  readonly value: string;
  readonly label: string;
}

/** All choices of one kind. */
export interface FilterGroup {
  readonly kind: FilterKind;
  readonly choices: readonly WeekFilter[];
}

/** More choices than anybody would read. */
const mostFilters = 24;

const wordOf: Record<FilterKind, (weekClass: WeekClass) => string | undefined> = {
  day: ({ session }) => session.day,
  class: ({ service }) => service.name,
  level: ({ service }) => service.level,
};

const valueOf = (word: string) => word.toLowerCase().replace(/\s+/gu, '-');

/** The level of classes that are for everybody. */
const everyLevel = valueOf('All levels');

/** Whether a filter shows a class. Each level shows what its people may visit, which includes the classes for everybody. */
export function isInFilter(
  weekClass: WeekClass,
  { kind, value }: Pick<WeekFilter, 'kind' | 'value'>,
): boolean {
  const word = wordOf[kind](weekClass);
  if (word === undefined) return false;
  const words = kind === 'level' ? [value, everyLevel] : [value];
  return words.includes(valueOf(word));
}

/** What a class is called by one kind of filter, and what the visitor reads. */
type LabelledWord = readonly [word: string, label: string];

function groupOf(kind: FilterKind, words: readonly LabelledWord[]): FilterGroup {
  const labels = new Map(words.map(([word, label]) => [valueOf(word), label]));
  return { kind, choices: [...labels].map(([value, label]) => ({ kind, value, label })) };
}

/** All choices of all kinds. */
const choicesOf = (groups: readonly FilterGroup[]) => groups.flatMap(({ choices }) => choices);

/**
 * The choices of the filter: days in the order of the week, classes and levels in that of the file. A choice that shows every
 * class would filter nothing and is left out, as is the level for everybody, which every level shows. The kind with the most is left out while there are more
 * choices than {@link mostFilters}.
 */
export function filtersOf(
  services: readonly Service[],
  days: readonly ShownDay[],
): readonly FilterGroup[] {
  const classes = days.flatMap((day) => day.classes.map(({ weekClass }) => weekClass));
  const inWeek = services.filter((service) => classes.some((each) => each.service === service));
  const isUseful = (filter: WeekFilter) =>
    (filter.kind !== 'level' || filter.value !== everyLevel) &&
    classes.some((each) => !isInFilter(each, filter));
  let useful = [
    groupOf(
      'day',
      days.map(({ day, name, label = name }) => [day, label]),
    ),
    groupOf(
      'class',
      inWeek.map(({ name }) => [name, name]),
    ),
    groupOf(
      'level',
      inWeek.flatMap(({ level }) => (level ? [[level, level]] : [])),
    ),
  ]
    .map(({ kind, choices }) => ({ kind, choices: choices.filter(isUseful) }))
    .filter(({ choices }) => choices.length > 0);
  while (choicesOf(useful).length > mostFilters) {
    const most = Math.max(...useful.map(({ choices }) => choices.length));
    useful = useful.filter(({ choices }) => choices.length < most);
  }
  return useful;
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
  groups: readonly FilterGroup[],
  search: string,
): WeekFilter | undefined {
  const query = new URLSearchParams(search);
  return choicesOf(groups).find(({ kind, value }) => query.get(kind) === value);
}
