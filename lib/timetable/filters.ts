/** What the week can be filtered by; each is also the name of a query parameter. */
export const filterKinds = ['class', 'level', 'day'] as const;

/** One of them. */
export type FilterKind = (typeof filterKinds)[number];

/** One choice of the filter: the classes of one service, of one level or of one day. Plain data: an island gets it. */
export interface WeekFilter {
  readonly kind: FilterKind;
  /** As the address says it, such as `yoga` in `?class=yoga`. */
  readonly value: string;
  readonly label: string;
  /** The CSS class of the classes that it shows, `f1` to `f24`: components/timetable/timetable.css has a rule for each. */
  readonly className: string;
  /** How many classes a week it shows. */
  readonly count: number;
}

/** The fragment of a choice, by which the style sheet filters where no script runs. */
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
