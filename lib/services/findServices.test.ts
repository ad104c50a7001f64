/** @jest-environment node */
import { findServices, relatedServices } from './findServices';
import type { Service } from './service';

const make = (id: string, name: string, price: string, comment: string): Service => {
  return { id, name, price, comment, picture: '/a.jpg' };
};
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
  ['', undefined],
  ['100%25 calm', undefined],
  ['%E0%A4%A', undefined],
  ['__proto__', undefined],
  ['Yoga ', undefined],
])('%j leads to its service, if any', (segment, service) => {
  expect(findServices(services, segment)?.service).toBe(service);
});

test('values that differ only in case or accents are equal; the preferred kind is shown', () => {
  const byComment = make('a', 'A', '1', 'CAFE\u0301');
  const byName = make('b', 'Caf\u00e9', '2', 'x');
  for (const value of ['CAFE\u0301', 'Caf\u00e9', 'caf\u00e9'])
    expect(findServices([byComment, byName], value)).toEqual({
      service: byName,
      others: [byComment],
      matchedValue: 'Caf\u00e9',
    });
});

test('ids precede booking paths, names, prices and comments; file order breaks ties', () => {
  const id = make('a', 'x', '1', 'x');
  const booking = make('a x', 'b', '2', 'c');
  const all = [make('5', '6', '7', 'a'), make('2', '3', 'a', '4'), make('1', 'a', '2', '3'), id];
  const { service, others = [] } = findServices([...all, { ...id, id: 'b' }], 'a') ?? {};
  expect([service, ...others].map((each) => each?.id)).toEqual(['a', '1', '2', '5']);
  const both = [booking, make('a', 'x b', '2', 'c')];
  expect(findServices(both, 'a x b 2 c')?.service).toBe(booking);
});

const six = ['1', '2', '3', '4', '5', '6'].map((id) => make(id, `Class ${id}`, '$5', 'Move'));

test.each([
  ['the next three', six, '2', [], '345'],
  ['those at the start, after the last one', six, '5', [], '612'],
  ['without those already shown', six, '2', ['3', '5'], '461'],
  ['fewer if there are no more', six.slice(0, 2), '1', [], '2'],
  ['none', six.slice(0, 1), '1', [], ''],
])('related services are %s', (_, all, id, othersShown, ids) => {
  const [service] = all.filter((each) => each.id === id) as [Service];
  const others = all.filter((each) => othersShown.includes(each.id));
  const related = relatedServices(all, { service, others });
  expect(related.map((each) => each.id).join('')).toBe(ids);
});
