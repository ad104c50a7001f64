import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The parts of jest's and Playwright's JSON reports that are used here. `errors`: Playwright's errors outside any test. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
  readonly errors?: readonly unknown[];
}

/**
 * Counts the tests of a JSON report of jest or Playwright; none when there is no report. A test file that could not be run,
 * and an error outside any test, count as one failed test.
 */
export function countTests(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const { stats, errors = [], ...jest } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (stats)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  };
}

/** The one line that a test run ends with, such as `12 passed, 0 failed, 3 skipped`. */
export function closingLine(all: readonly Counts[]): string {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
