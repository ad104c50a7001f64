/** @jest-environment node */
import { securityText } from './extraFiles';

const text = securityText(new Date('2030-01-01T00:00:00.123Z'));

it('names a contact and where the file belongs', () => {
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
});

it('expires once, within a year of the build', () => {
  expect(text.match(/^Expires: .*$/gm)).toEqual(['Expires: 2030-06-30T00:00:00Z']);
});
