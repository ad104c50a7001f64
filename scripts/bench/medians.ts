import type { Figures, Sample, Variant } from './measure/figure';
import { medianOf } from './statistics';

/** Gives the median of a figure for one page of one site; undefined when it was never measured. */
export type MedianOf = (variant: Variant, page: string, figure: string) => number | undefined;

/** Boils the rounds down to their medians. */
export function mediansOf(samples: readonly Sample[]): MedianOf {
  const groups = new Map<string, Figures[]>();
  for (const { variant, page, figures } of samples) {
    const key = `${variant} ${page}`;
    groups.set(key, [...(groups.get(key) ?? []), figures]);
  }
  return (variant, page, figure) =>
    medianOf((groups.get(`${variant} ${page}`) ?? []).map((figures) => figures[figure]));
}
