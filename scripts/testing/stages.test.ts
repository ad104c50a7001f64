/** @jest-environment node */
import { CliError } from '../console/cliError';
import { runStages } from './stages';

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const lastLine = () => String(log.mock.lastCall?.[0]).trim();
const passed = (number: number) => ({
  ok: true,
  counts: { passed: number, failed: 0, skipped: 0 },
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
      run: async () => ({ ok: false, counts: { passed: 2, failed: 1, skipped: 0 } }),
    },
    { name: 'e2e tests', run: later },
  ]);
  expect(later).not.toHaveBeenCalled();
  expect(lastLine()).toBe('2 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});

it('tells why a part could not run', async () => {
  await runStages([{ name: 'browser', run: () => Promise.reject(new CliError('No browser.')) }]);
  expect(error).toHaveBeenCalledWith('No browser.');
  expect(process.exitCode).toBe(1);
});
