/** @jest-environment node */
import { CliError } from '../console/console';
import { countsOf, runStages } from './testRun';

it('counts a file that jest could not run as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countsOf({ ...report, numRuntimeErrorTestSuites: 1 })).toEqual([5, 2, 3, 0]);
});

it('counts errors outside tests as failures, and names what passed only at the second try', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countsOf({ stats, errors: ['no server'] })).toEqual([8, 3, 3, 1]);
});

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const lastLine = () => String(log.mock.lastCall?.[0]).trim();
const passed = (number: number, skipped = 0, flaky = 0) => ({
  ok: true,
  counts: [number, 0, skipped, flaky] as const,
});

afterEach(() => {
  process.exitCode = 0;
  jest.clearAllMocks();
});

it('runs every part and ends with the sum of all tests', async () => {
  await runStages([
    { name: 'types', run: async () => undefined },
    { name: 'unit', run: async () => passed(3) },
    { name: 'e2e tests', run: async () => passed(4) },
  ]);
  expect(lastLine()).toBe('7 passed, 0 failed');
  expect(process.exitCode).not.toBe(1);
});

it('ends at the first part that fails, with what was counted so far', async () => {
  const later = jest.fn();
  await runStages([
    {
      name: 'unit',
      run: async () => ({ ok: false, counts: [2, 1, 0, 0] }),
    },
    { name: 'e2e tests', run: later },
  ]);
  expect(later).not.toHaveBeenCalled();
  expect(lastLine()).toBe('2 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});

it('says how many tests were skipped or needed a second try, if any', async () => {
  await runStages([{ name: 'Firefox', run: async () => passed(2, 5, 1) }]);
  expect(lastLine()).toBe('2 passed, 0 failed, 5 skipped, 1 passed at the second try only');
});

it('tells why a part could not run', async () => {
  await runStages([{ name: 'browser', run: () => Promise.reject(new CliError('No browser.')) }]);
  expect(error).toHaveBeenCalledWith('\nNo browser.');
  expect(process.exitCode).toBe(1);
});
