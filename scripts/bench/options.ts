import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** Rounds of the interleaved run; every figure is the median of them. */
  readonly runs: number;
  /** Paths to measure; undefined means every page of the site. */
  readonly pages?: readonly string[];
  /** Leaves Lighthouse out, which takes most of the time. */
  readonly lighthouse: boolean;
  /** Measures how cost grows with the catalogue instead of comparing pages. */
  readonly growth: boolean;
  /** Prints byte budgets that fit the built site instead of measuring times. */
  readonly budget: boolean;
}

/**
 * Reads the command line: `--runs 5`, `--pages / /services`, `--quick` (one round of three pages), `--no-lighthouse`,
 * `--growth`, `--budget`. Throws a sentence for anything else.
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      pages: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      budget: { type: 'boolean', default: false },
      'no-lighthouse': { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 0 !== values.pages) {
    throw new Error('Pages are named after --pages, as in: npm run bench -- --pages / /services');
  }
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  const named = values.pages ? positionals : undefined;
  return {
    runs,
    pages: named ?? (values.quick ? ['/', '/services', '/login'] : undefined),
    lighthouse: !values['no-lighthouse'],
    growth: values.growth,
    budget: values.budget,
  };
}
