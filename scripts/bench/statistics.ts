/** The middle value of a list, the mean of the two middle ones when it is even. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** The median of what is known; undefined when nothing is. */
export function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? median(known) : undefined;
}

/** How many times as large `value` is as `base`; undefined when one is unknown or the base is zero. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || !base ? undefined : value / base;
}
