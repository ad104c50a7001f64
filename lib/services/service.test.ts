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
  ['an id that is a number', { id: 7 }, '[0].id'],
  ['no name', { name: undefined }, '[0].name'],
  ['a list of prices', { price: ['$5'] }, '[0].price'],
  ['a blank comment', { comment: ' ' }, '[0].comment'],
  ['an invisible comment', { comment: '\u200b' }, '[0].comment'],
  ['a line break in the comment', { comment: 'one\ntwo' }, '[0].comment'],
  ['half a character in the comment', { comment: 'half \ud83e' }, '[0].comment'],
  ['a price that changes the direction', { price: '\u202e$22' }, '[0].price'],
  ['a picture without a slash', { picture: 'a.jpg' }, '[0].picture'],
  ['a picture on another host', { picture: '//evil.example/a.jpg' }, '[0].picture'],
  [
    'a picture on another host, with a backslash,',
    { picture: '/\\evil.example/a.jpg' },
    '[0].picture',
  ],
  ['a script as its picture', { picture: 'javascript:alert(1)' }, '[0].picture'],
  ['a malformed picture URL', { picture: 'https://[oops/a.jpg' }, '[0].picture'],
  ['a duration in quotes', { duration: '45' }, '[0].duration'],
  ['half a place', { places: 1.5 }, '[0].places'],
  ['a number among what to bring', { bring: ['Water', 1] }, '[0].bring[1]'],
  ['a slot without a day', { slots: [{ start: '06:30' }] }, '[0].slots[0].day'],
  ['a misspelled day', { slots: [slot, { ...slot, day: 'Mondy' }] }, '[0].slots[1].day'],
  ['a time without its zero', { slots: [{ ...slot, start: '6:30' }] }, '[0].slots[0].start'],
  ['a script as its booking URL', { booking: 'javascript:alert(1)' }, '[0].booking'],
  [
    'an unknown part in its booking URL',
    { booking: 'https://book.example/{klass}' },
    '[0].booking',
  ],
])('a service with %s is invalid', (_, facts, field) => {
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
