import fc from 'fast-check';
import { findServices } from './findServices';
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
  ['100%25%20calm', yoga],
  ['3 Boxing $29 Hit the bag / rest', boxing],
  ['3%20Boxing%20$29%20Hit%20the%20bag%20%2F%20rest', boxing],
])('%p stands for one service', (segment, service) => {
  expect(findServices(services, segment)).toMatchObject({ service, others: [] });
});

test.each(['', '4', 'yoga', '%E0%A4%A', '__proto__', 'constructor', 'Yoga '])(
  '%p stands for none',
  (segment) => {
    expect(findServices(services, segment)).toBeUndefined();
  },
);

test('a shared price shows the first in file order, and names the others', () => {
  expect(findServices(services, '$29')).toEqual({
    service: strength,
    others: [boxing],
    value: '$29',
  });
});

test('id beats booking path beats name beats price beats comment', () => {
  const byComment = make('a', 'A', '1', 'same');
  const byPrice = make('b', 'B', 'same', 'x');
  const byName = make('c', 'same', '3', 'x');
  const byId = make('same', 'D', '4', 'x');
  const all = [byComment, byPrice, byName, byId];
  expect(findServices(all, 'same')).toEqual({
    service: byId,
    others: [byName, byPrice, byComment],
    value: 'same',
  });
  expect(findServices(all.slice(0, 3), 'same')?.service).toBe(byName);
  expect(findServices(all.slice(0, 2), 'same')?.service).toBe(byPrice);
  const byBooking = make('same', 'e', '5', 'f');
  const named = make('n', 'same e 5 f', '6', 'g');
  expect(findServices([named, byBooking], 'same e 5 f')?.service).toBe(byBooking);
});

test('an exact value beats one that only the decoded segment has', () => {
  const literal = make('5', '100%25', '$1', 'x');
  const decoded = make('6', '100%', '$2', 'y');
  expect(findServices([decoded, literal], '100%25')?.service).toBe(literal);
  expect(findServices([decoded], '100%25')?.service).toBe(decoded);
});

/** The rule once more, by plain search: score every service for a value, lowest score and place first. */
function oracle(list: readonly Service[], segment: string): Service[] {
  const texts = [segment];
  try {
    texts.push(decodeURIComponent(segment));
  } catch {
    // A broken escape has no second reading.
  }
  for (const text of texts) {
    const scored = list
      .map((service, place) => {
        const { id, name, price, comment } = service;
        const kinds = [id, [id, name, price, comment].join(' '), name, price, comment];
        return { service, place, kind: kinds.findIndex((kind) => kind === text) };
      })
      .filter(({ kind }) => kind >= 0)
      .sort((one, other) => one.kind - other.kind || one.place - other.place);
    if (scored.length > 0) return scored.map(({ service }) => service);
  }
  return [];
}

test('finds what a plain search finds', () => {
  const word = fc.constantFrom(
    'a',
    'b',
    'a b',
    '100%',
    '100%25',
    '%',
    'a/b',
    'a%2Fb',
    'é',
    'a a a a',
  );
  const list = fc.uniqueArray(fc.tuple(word, word, word, word), {
    selector: ([id]) => id,
    maxLength: 6,
  });
  const segment = fc.oneof(word, word.map(encodeURIComponent), word.map(encodeURI), fc.string());
  fc.assert(
    fc.property(list, segment, (rows, asked) => {
      const all = rows.map((row) => make(...row));
      const booking = all[0] ? `${all[0].id} ${all[0].name} ${all[0].price} ${all[0].comment}` : '';
      for (const each of [asked, booking, encodeURIComponent(booking)]) {
        const found = findServices(all, each);
        expect(found ? [found.service, ...found.others] : []).toEqual(oracle(all, each));
      }
    }),
    { numRuns: 10_000 },
  );
});
