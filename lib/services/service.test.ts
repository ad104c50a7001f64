/** @jest-environment node */
import fc from 'fast-check';
import { dataSchema, mostSessions, readLiveServices, servicesOf } from './service';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const session = { day: 'Monday', start: '06:30' };

/** The fields of a file that are wrong; none in one that is right. */
const wrongIn = (data: unknown) =>
  dataSchema.safeParse(data).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('gives the services in their order, with trimmed texts, without fields that it does not know', () => {
  const full = { ...session, duration: 30, coach: 'Ada', places: 6, from: '2027-01-01' };
  const facts = { duration: 45, level: 'All levels', bring: ['Water'], places: 8 };
  const way = { label: 'Online', href: 'https://book.example/{id}' };
  const entry = { ...service, ...facts, booking: [way], sessions: [{ ...full, room: 2 }, session] };
  const raw = { ...service, id: 7, price: 29.5, name: '  Spin ', room: 'North' };
  expect(readLiveServices([raw, entry])).toEqual([
    { ...service, id: '7', price: '29.5' },
    { ...service, ...facts, booking: [way], sessions: [full, session] },
  ]);
});

test.each([
  ['id', 0],
  ['name', '🧘‍♀️ Flow / 瑜伽 50% "off"?#'],
  ['price', -1],
  ['picture', 'https://cdn.example/a b.jpg?x=1'],
  ['picture', 'HTTPS://cdn.example'],
])('%s %p is right', (field, value) => {
  expect(wrongIn([{ ...service, [field]: value }])).toEqual([]);
});

test.each([
  [undefined, ['']],
  [{ services: [service] }, ['']],
  [[], ['']],
  [Array.from({ length: 501 }, (_, id) => ({ ...service, id })), ['']],
  [[null], ['0']],
  [[[service]], ['0']],
])('what is no list of services is refused: %#', (data, wrong) => {
  expect(wrongIn(data)).toEqual(wrong);
});

test.each([
  [{ id: { toString: {} } }, '0.id'],
  [{ name: undefined }, '0.name'],
  [{ name: 5 }, '0.name'],
  [{ price: ['$5'] }, '0.price'],
  [{ comment: ' ' }, '0.comment'],
  [{ comment: 'one\ntwo' }, '0.comment'],
  [{ comment: 'half \ud83e' }, '0.comment'],
  [{ price: '\u202e$22' }, '0.price'],
  [{ picture: 'a.jpg' }, '0.picture'],
  [{ picture: '//evil.example/a.jpg' }, '0.picture'],
  [{ picture: '/\\evil.example/a.jpg' }, '0.picture'],
  [{ picture: 'javascript:alert(1)' }, '0.picture'],
  [{ picture: 'https://[oops/a.jpg' }, '0.picture'],
  [{ duration: '45' }, '0.duration'],
  [{ places: 1.5 }, '0.places'],
  [{ bring: 'Water' }, '0.bring'],
  [{ bring: ['Water', 1] }, '0.bring.1'],
  [{ sessions: {} }, '0.sessions'],
  [{ sessions: [{ start: '06:30' }] }, '0.sessions.0.day'],
  [{ sessions: [session, { ...session, day: 'Mondy' }] }, '0.sessions.1.day'],
  [{ sessions: [{ ...session, start: '6:30' }] }, '0.sessions.0.start'],
  [{ sessions: [{ ...session, from: '2027-02-30' }] }, '0.sessions.0.from'],
  [{ sessions: Array.from({ length: mostSessions + 1 }, () => session) }, '0.sessions'],
  [{ booking: [{ href: 'tel:1' }] }, '0.booking.0.label'],
  [{ booking: [{ label: 'Online', href: 'javascript:alert(1)' }] }, '0.booking.0.href'],
  [{ booking: [{ label: 'Online', href: 'https://book.example/{klass}' }] }, '0.booking.0.href'],
])('of a service, %j is refused', (facts, field) => {
  expect(wrongIn([{ ...service, ...facts }])).toEqual([field]);
});

test.each([
  ['1', 1],
  ['Spin', 'SPIN'],
  ['caf\u00e9', 'cafe\u0301'],
])('ids that are one to some disks are told apart: %p and %p', (first, second) => {
  expect(
    wrongIn([
      { ...service, id: first },
      { ...service, id: second },
    ]),
  ).toEqual(['1.id']);
});

test('reads only what the entry itself says', () => {
  expect(wrongIn(JSON.parse(`[{"__proto__": ${JSON.stringify(service)}}]`))).toHaveLength(5);
  expect(wrongIn([{ constructor: 1, toString: 2 }])).toHaveLength(5);
});

test('never throws, and what it gives is right as it stands: read again it is the same', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('1', ' a ', '/a.jpg', '//a', 'https://a.b/c'));
  const value = fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.anything() });
  const entry = fc.record({ id: value, name: value, price: value, comment: value, picture: value });
  const file = fc.oneof(fc.array(entry, { maxLength: 3 }), fc.array(fc.anything()), fc.anything());
  fc.assert(
    fc.property(file, (data) => {
      const { success, data: entries } = dataSchema.safeParse(data);
      if (success) expect(readLiveServices(servicesOf(entries))).toEqual(servicesOf(entries));
      else expect(wrongIn(data).length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [null, 'its content is wrong (invalid_type)'],
  [Array.from({ length: 501 }, (_, id) => ({ ...service, id })), 'its content is wrong (too_big)'],
  [[service, { ...service, id: '2', price: {} }], 'its content is wrong (entry 2: price)'],
])('live content %# is refused', (data, reason) => {
  expect(() => readLiveServices(data)).toThrow(new Error(reason));
});
