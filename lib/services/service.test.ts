/** @jest-environment node */
import { parseServices } from './service';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const slot = { day: 'Monday', start: '06:30' };

/** Returns the path of the first error, or undefined for a valid file. */
function errorIn(data: unknown): string | undefined {
  try {
    parseServices(data);
    return undefined;
  } catch (error) {
    return (error as Error).message.split(': ')[0];
  }
}

test('services keep their order; texts are trimmed and unknown fields dropped', () => {
  const facts = { duration: 45, level: 'All levels', bring: ['Water'], places: 8 };
  const booking = 'https://book.example/{id}?at={time}';
  const full = { ...service, ...facts, booking, slots: [{ ...slot, coach: 'Ada' }, slot] };
  const raw = { ...service, id: '7', name: '  Spin ', room: 'North' };
  expect(parseServices([raw, full])).toEqual([{ ...service, id: '7' }, full]);
});

test.each([
  ['name', '🧘‍♀️ Flow / 瑜伽 50% "off"?#'],
  ['name', '\u05e9\u05dc\u05d5\u05dd \u200fa'],
  ['picture', 'https://cdn.example/a b.jpg?x=1'],
])('%s %j is valid', (field, value) => {
  expect(errorIn([{ ...service, [field]: value }])).toBeUndefined();
});

test.each([[undefined], [{ services: [service] }], [[]], [[null]]])(
  '%j is not a list of services',
  (data) => expect(errorIn(data)).toBeDefined(),
);

test.each([
  [{ id: 7 }, '[0].id'],
  [{ name: undefined }, '[0].name'],
  [{ price: ['$5'] }, '[0].price'],
  [{ comment: ' ' }, '[0].comment'],
  [{ comment: '\u200b' }, '[0].comment'],
  [{ comment: 'one\ntwo' }, '[0].comment'],
  [{ comment: 'half \ud83e' }, '[0].comment'],
  [{ price: '\u202e$22' }, '[0].price'],
  [{ picture: 'a.jpg' }, '[0].picture'],
  [{ picture: '//evil.example/a.jpg' }, '[0].picture'],
  [{ picture: '/\\evil.example/a.jpg' }, '[0].picture'],
  [{ picture: 'javascript:alert(1)' }, '[0].picture'],
  [{ picture: 'https://[oops/a.jpg' }, '[0].picture'],
  [{ duration: '45' }, '[0].duration'],
  [{ places: 1.5 }, '[0].places'],
  [{ bring: ['Water', 1] }, '[0].bring[1]'],
  [{ slots: [{ start: '06:30' }] }, '[0].slots[0].day'],
  [{ slots: [slot, { ...slot, day: 'Mondy' }] }, '[0].slots[1].day'],
  [{ slots: [{ ...slot, start: '6:30' }] }, '[0].slots[0].start'],
  [{ booking: 'javascript:alert(1)' }, '[0].booking'],
  [{ booking: 'https://book.example/{klass}' }, '[0].booking'],
])('a service with %j is invalid', (facts, field) => {
  expect(errorIn([{ ...service, ...facts }])).toBe(field);
});

test.each([
  ['1', '1'],
  ['Spin', 'SPIN'],
  ['caf\u00e9', 'cafe\u0301'],
])('two services cannot have the ids %j and %j', (id, other) => {
  const services = [
    { ...service, id },
    { ...service, id: other },
  ];
  expect(errorIn(services)).toBe('[1].id');
});
