/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, countTests } from './countTests';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function counted(report: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return countTests(file);
}

it('counts a file that jest could not run as a failure', () => {
  const tests = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const counts = { passed: 5, failed: 2, skipped: 3 };
  expect(counted({ ...tests, numRuntimeErrorTestSuites: 1 })).toEqual(counts);
});

it('counts Playwright’s errors outside tests as failures, and a second try that passed as passed', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(counted({ stats, errors: ['no server'] })).toEqual({ passed: 8, failed: 3, skipped: 3 });
});

it('ends a run with the sum, and names skipped tests only if there are any', () => {
  const counts = { passed: 3, failed: 1, skipped: 0 };
  expect(closingLine([counts, counts])).toBe('6 passed, 2 failed');
  expect(closingLine([counts, { ...counts, skipped: 5 }])).toBe('6 passed, 2 failed, 5 skipped');
});
