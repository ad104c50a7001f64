/** @jest-environment node */
import { countsOf } from './runners';

it('counts a file that jest could not run as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countsOf({ ...report, numRuntimeErrorTestSuites: 1 })).toEqual([5, 2, 3, 0]);
});

it('counts errors outside tests as failures, and names what passed only at the second try', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countsOf({ stats, errors: ['no server'] })).toEqual([8, 3, 3, 1]);
});
