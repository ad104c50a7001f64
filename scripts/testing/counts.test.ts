/** @jest-environment node */
import { countsLine, jestCounts, none, playwrightCounts, sum } from './counts';

it('says how many passed and failed, and how many were skipped if any were', () => {
  expect(countsLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(countsLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

it('adds up several runs', () => {
  expect(sum([])).toEqual(none);
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

it('counts a file that jest could not run as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  expect(jestCounts({ ...report, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

it('counts what passed only at the second try, and errors outside tests, as failures', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 0 };
  expect(playwrightCounts({ stats, errors: ['no server'] })).toEqual({
    passed: 7,
    failed: 4,
    skipped: 0,
  });
});
