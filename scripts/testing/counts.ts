/** How many tests passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** No tests at all. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Adds up the counts of several runs. */
export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );
}

/** The last line of a test run, for people and for machines: `N passed, N failed`, and what was skipped, if anything. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that could not even be run. */
  readonly numRuntimeErrorTestSuites: number;
}

/** Counts what jest reports; a file that could not be run counts as one failed test. */
export function jestCounts(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  /** What went wrong outside any test. */
  readonly errors?: readonly unknown[];
}

/** Counts what Playwright reports; a test that passed only when it was tried again has failed. */
export function playwrightCounts({ stats, errors = [] }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
