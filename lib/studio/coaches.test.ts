import { coach, coaches, isCalled, otherCoaches, slugOf } from './coaches';

test('of each coach the name, the numbers and the card follow from the entry', () => {
  expect([coach.card, coach.phones.length]).toEqual(['coach.vcf', 2]);
  expect(otherCoaches.map(({ slug, card }) => [slug, card])).toEqual([
    ['mara-ellison', 'mara-ellison.vcf'],
    ['theo-marsh', undefined],
  ]);
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
