/** @jest-environment node */
import { checkFolder, step } from './console';

it('prints when the work is done, with the note that the work returned', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await step('data', async () => '6 services');
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^ {2}data +6 services +0\.0 s$/));
  log.mockRestore();
});

it('prints nothing for work that failed', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await expect(step('data', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
it.each(['/home/me/sites #1/power-zone', '/tmp/what?/power-zone'])('refuses %s', (folder) => {
  expect(() => checkFolder(folder)).toThrow(`The folder ${folder} has # or ? in its path`);
});

it('takes a folder with spaces and other signs', () => {
  expect(() => checkFolder('/home/José/My sites (new) 100%/power-zone')).not.toThrow();
});
