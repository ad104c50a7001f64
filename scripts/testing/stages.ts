import { CliError } from '../console/cliError';
import { type Counts, countsLine, sum } from './counts';
import type { TestRun } from './runners';

/** One part of the test run. Parts without tests of their own tell a failure by throwing. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<TestRun | void>;
}

const since = (began: number) => `${((performance.now() - began) / 1000).toFixed(0)} s`;

/**
 * Runs the parts one after another, says what runs and how long it took, and ends at the first that fails. The counts
 * of all tests stand on the last line, whatever happened.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const counts: Counts[] = [];
  try {
    for (const { name, run } of stages) {
      console.log(`\n> ${name}`);
      const began = performance.now();
      const result = await run();
      if (result) counts.push(result.counts);
      if (result && !result.ok) throw new CliError(`${name}: failed after ${since(began)}.`);
      console.log(`${name}: done in ${since(began)}.`);
    }
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = 1;
  }
  console.log(`\n${countsLine(sum(counts))}`);
}
