/** Figures of one measurement by name, such as `cold.js.gzip`; one that was not measured is absent. */
export type Figures = Readonly<Record<string, number>>;

/** The three sites of a comparison. */
export const variants = ['site', 'stripped', 'bare'] as const;

/** One of the three sites of a comparison: this one, this one without scripts, a bare export of the same Next. */
export type Variant = (typeof variants)[number];

/** The figures of one page of one site in one round. */
export interface Sample {
  readonly variant: Variant;
  readonly page: string;
  readonly figures: Figures;
}
