import { CliError } from '../console/console';
import type { Counts, TestRun } from './runners';

/** One part of the test run. Parts without tests of their own tell a failure by throwing. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<TestRun | void>;
}

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
      const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
      if (result) counts.push(result.counts);
      if (result?.ok === false) throw new CliError(`${name}: failed after ${seconds}.`);
      console.log(`${name}: done in ${seconds}.`);
    }
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = 1;
  }
  const labels = ['passed', 'failed', 'skipped', 'passed at the second try only'];
  const sums = labels.map((label, at) => {
    const sum = counts.reduce((total, count) => total + (count[at] ?? 0), 0);
    return sum > 0 || at < 2 ? `${sum} ${label}` : '';
  });
  console.log(`\n${sums.filter(Boolean).join(', ')}`);
}
