/** @jest-environment node */
import { runInstaller } from './installBrowsers';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => warn.mockClear());

it('prints the output of an installer that fails, as a warning', async () => {
  await runInstaller('sh', ['-c', 'echo no such package >&2; exit 100']);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Warning: sh .* failed:\nno such/));
});

it('prints nothing for an installer that succeeds', async () => {
  await runInstaller('sh', ['-c', 'echo done']);
  expect(warn).not.toHaveBeenCalled();
});
