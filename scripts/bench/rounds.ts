/** Figures by name; one that was not measured is absent. */
export type Figures = Readonly<Record<string, number | undefined>>;

/** Measures one thing at an address. */
export type Measure = (address: string) => Promise<Figures>;

/** A page to measure: of this site, of this site without scripts or of the bare export. */
export interface Subject {
  readonly variant: 'site' | 'stripped' | 'bare';
  readonly page: string;
  readonly address: string;
}

/** The figures of one page in one round. */
export type Sample = Subject & { readonly figures: Figures };

/**
 * Measures every page in each round, so that a busy moment of the machine strikes all of them. A round ahead with the
 * first measurement only warms servers and browser up and is not counted. A measurement that fails is told and left
 * out: the rest of a long run still counts.
 */
export async function measureRounds(
  subjects: readonly Subject[],
  rounds: number,
  measures: readonly Measure[],
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const subject of subjects) {
      console.error(`round ${round} of ${rounds}: ${subject.page} (${subject.variant})`);
      const figures = {};
      for (const measure of round === 0 ? measures.slice(0, 1) : measures) {
        const failed = (error: unknown) => console.error(String(error).split('\n', 1)[0]);
        Object.assign(figures, await measure(subject.address).catch(failed));
      }
      if (round > 0) samples.push({ ...subject, figures });
    }
  return samples;
}
