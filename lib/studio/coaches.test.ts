import { coaches, isCalled, otherCoaches, slugOf } from './coaches';

test('of each coach the name and its form in addresses follow from the entry', () => {
  expect(coaches.map(({ slug }) => slug)).toEqual(['rowan-calder', 'mara-ellison', 'theo-marsh']);
  expect(coaches.map(({ name }) => name)).toEqual(['Rowan Calder', 'Mara Ellison', 'Theo Marsh']);
});

test('a session names a coach by the given name or the whole one', () => {
  const named = ['Mara', 'Mara Ellison', 'mara', 'Ellison', 'Mara E.'];
  expect(named.filter((name) => isCalled(otherCoaches[0]!, name))).toEqual(named.slice(0, 2));
});

test.each([
  ['Mara Ellison', 'mara-ellison'],
  ['Zoë Müller-Lüdenscheidt', 'zoe-muller-ludenscheidt'],
  ['  J. P. ', 'j-p'],
  ['王', ''],
])('%s is %j in an address', (name, slug) => expect(slugOf(name)).toBe(slug));
