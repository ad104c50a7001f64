/** @jest-environment node */
import fc from 'fast-check';
import { findPrerendered, findServices, relatedServices } from './findServices';
import type { Service } from './service';

const make = (id: string, name: string, price: string, comment: string): Service => ({
  id,
  name,
  price,
  comment,
  picture: '/a.jpg',
});
const strength = make('1', 'Strength', '$29', 'Lift well');
const yoga = make('2', 'Yoga', '$22', '100% calm');
const boxing = make('3', 'Boxing', '$29', 'Hit the bag / rest');
const services = [strength, yoga, boxing];

test.each([
  ['1', strength],
  ['Yoga', yoga],
  ['$22', yoga],
  ['100% calm', yoga],
  ['3 Boxing $29 Hit the bag / rest', boxing],
  ['yoga', yoga],
])('%p stands for one service', (segment, service) => {
  expect(findServices(services, segment)).toMatchObject({ service, others: [] });
});

test.each(['', '4', '100%25 calm', '%E0%A4%A', '__proto__', 'constructor', 'Yoga '])(
  '%p stands for none',
  (segment) => {
    expect(findServices(services, segment)).toBeUndefined();
  },
);

test('values that differ only in case or in the form of their accents are one, which the better kind names', () => {
  const byComment = make('a', 'A', '1', 'CAFE\u0301');
  const byName = make('b', 'Caf\u00e9', '2', 'x');
  for (const value of ['CAFE\u0301', 'Caf\u00e9', 'caf\u00e9'])
    expect(findServices([byComment, byName], value)).toEqual({
      service: byName,
      others: [byComment],
      value: 'Caf\u00e9',
    });
});

test('the segment of a page is read raw or encoded, and decoded once', () => {
  expect(findPrerendered(services, '100% calm')?.service).toBe(yoga);
  expect(findPrerendered(services, '100%25%20calm')?.service).toBe(yoga);
  expect(findPrerendered(services, '100%2525%20calm')).toBeUndefined();
  expect(findPrerendered(services, '%E0%A4%A')).toBeUndefined();
});

/** The rule once more, by plain search: score every service for a value, lowest score and place first. */
function oracle(list: readonly Service[], asked: string): Service[] {
  const same = (text: string) =>
    text.normalize('NFC').toUpperCase() === asked.normalize('NFC').toUpperCase();
  return list
    .map((service, place) => {
      const { id, name, price, comment } = service;
      const kinds = [id, [id, name, price, comment].join(' '), name, price, comment];
      return { service, place, kind: kinds.findIndex(same) };
    })
    .filter(({ kind }) => kind >= 0)
    .sort((one, other) => one.kind - other.kind || one.place - other.place)
    .map(({ service }) => service);
}

test('finds what a plain search finds', () => {
  const word = fc.constantFrom('a', 'A', 'b', 'a b', '100%', '100%25', 'a/b', 'é', 'a a a a');
  const list = fc.uniqueArray(fc.tuple(word, word, word, word), {
    selector: ([id]) => id,
    maxLength: 6,
  });
  const segment = fc.oneof(word, word.map(encodeURIComponent), fc.string());
  fc.assert(
    fc.property(list, segment, (rows, asked) => {
      const all = rows.map((row) => make(...row));
      const booking = all[0] ? `${all[0].id} ${all[0].name} ${all[0].price} ${all[0].comment}` : '';
      for (const each of [asked, booking]) {
        const found = findServices(all, each);
        expect(found ? [found.service, ...found.others] : []).toEqual(oracle(all, each));
      }
    }),
    { numRuns: 2_000 },
  );
});

const six = ['1', '2', '3', '4', '5', '6'].map((id) => make(id, `Class ${id}`, '$5', 'Move'));

test.each([
  ['the three that follow', six, '2', [], '345'],
  ['from the start again after the end', six, '5', [], '612'],
  ['without what is on the screen already', six, '2', ['3', '5'], '461'],
  ['fewer where there are no more', six.slice(0, 2), '1', [], '2'],
  ['none', six.slice(0, 1), '1', [], ''],
])('related services are %s', (_, all, id, othersShown, ids) => {
  const [service] = all.filter((one) => one.id === id) as [Service];
  const others = all.filter((one) => othersShown.includes(one.id));
  const related = relatedServices(all, { service, others });
  expect(related.map((one) => one.id).join('')).toBe(ids);
});
