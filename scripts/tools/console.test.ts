/** @jest-environment node */
import { checkFolder } from './console';

it.each(['/home/me/sites #1/power-zone', '/tmp/what?/power-zone'])('refuses %s', (folder) => {
  expect(() => checkFolder(folder)).toThrow(`The folder ${folder} has # or ? in its path`);
});

it('takes a folder with spaces and other signs', () => {
  expect(() => checkFolder('/home/José/My sites (new) 100%/power-zone')).not.toThrow();
});
