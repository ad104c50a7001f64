import type { Service } from '@/lib/catalogue/service';
import type { ShownDay } from './comingDays';
import { formatNearDay } from './formatDay';
import type { WeekClass } from './week';

/** What the week can be filtered by; each is also the name of a query parameter. */
export const filterKinds = ['day', 'class', 'level'] as const;

type FilterKind = (typeof filterKinds)[number];

/** One choice of the filter: the classes of one day, of one service or of one level. */
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

const wordOf: Record<FilterKind, (one: WeekClass) => string | undefined> = {
  day: ({ session }) => session.day,
  class: ({ service }) => service.name,
  level: ({ service }) => service.level,
};

const valueOf = (word: string) => word.toLowerCase().replace(/\s+/gu, '-');

/** Whether a filter shows a class. */
export function isInFilter(
  one: WeekClass,
  { kind, value }: Pick<WeekFilter, 'kind' | 'value'>,
): boolean {
  const word = wordOf[kind](one);
  return word !== undefined && valueOf(word) === value;
}

/** `Today`, `Tomorrow`, `Thu 26`, or a day of every week. */
const dayLabel = ({ name, date, isNear }: ShownDay) =>
  date && !isNear ? formatNearDay(date) : name;

/** What a class is called by one kind of filter, and what the visitor reads. */
type LabelledWord = readonly [word: string, label: string];

function choicesOf(kind: FilterKind, words: readonly LabelledWord[]) {
  const labels = new Map(words.map(([word, label]) => [valueOf(word), label]));
  return [...labels].map(([value, label]) => ({ kind, value, label }));
}

/**
 * The choices of the filter, those of one kind next to each other. A kind with a single choice would filter nothing and
 * is left out; so is the kind with the most while there are more choices than {@link mostFilters}.
 */
export function filtersOf(
  services: readonly Service[],
  days: readonly ShownDay[],
): readonly WeekFilter[] {
  const classes = days.flatMap((day) => day.classes.map(({ one }) => one));
  // Classes and levels in the order of the file, days in that of the week.
  const inFile = services.flatMap((service) => classes.filter((one) => one.service === service));
  const wordsOf = (kind: FilterKind): readonly LabelledWord[] =>
    inFile
      .map(wordOf[kind])
      .filter((word) => word !== undefined)
      .map((word) => [word, word]);
  let useful = [
    choicesOf(
      'day',
      days.map((day) => [day.day, dayLabel(day)]),
    ),
    choicesOf('class', wordsOf('class')),
    choicesOf('level', wordsOf('level')),
  ].filter((choices) => choices.length > 1);
  while (useful.flat().length > mostFilters) {
    const most = Math.max(...useful.map(({ length }) => length));
    useful = useful.filter(({ length }) => length < most);
  }
  return useful.flat().map((choice) => ({
    ...choice,
    count: classes.filter((one) => isInFilter(one, choice)).length,
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
