/** @jest-environment node */
import fc from 'fast-check';
import { editorSchema, expectedAt } from '@/lib/services/build/dataFields';
import { explain, issueLine } from '@/lib/services/build/issue';
import { dataSchema, readLiveServices, servicesOf } from './service';
import { weekdays } from './sessions';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const session = { day: 'Monday', start: '06:30' };

/** What is wrong in a file, a line each; nothing for one that is right. */
const linesOf = (data: unknown) =>
  explain('data.json', data, dataSchema.safeParse(data, { error: expectedAt }).error).map(
    issueLine,
  );

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
  expect(linesOf([{ ...service, [field]: value }])).toEqual([]);
});

test.each([
  [undefined, 'data.json: found nothing; expected a list in square brackets of 1 to 500 services'],
  [{ services: [service] }, 'data.json: found an object in braces; expected a list'],
  [[], 'data.json: found a list of 0; expected a list'],
  [Array.from({ length: 501 }, (_, id) => ({ ...service, id })), 'data.json: found a list of 501'],
  [[null], 'data.json, entry 1: found null; expected an entry in braces with id, name, price'],
  [[[service]], 'data.json, entry 1: found a list of 1; expected an entry in braces'],
])('%# is answered by what a file is', (data, line) => {
  expect(linesOf(data)).toEqual([expect.stringContaining(line)]);
});

test.each([
  [{ name: undefined }, 'entry 1 ("1"), field "name": found nothing; expected a text in quotes'],
  [{ name: 5 }, 'entry 1 (5), field "name": found 5; expected a text in quotes'],
  [{ price: ['$5'] }, 'field "price": found a list of 1; expected a text in quotes, with currency'],
  [{ comment: ' ' }, 'field "comment": found " "; expected one sentence in quotes'],
  [{ comment: 'one\ntwo' }, String.raw`found "one\u000atwo"; expected one sentence`],
  [{ comment: 'half \ud83e' }, String.raw`field "comment": found "half \ud83e"; expected`],
  [{ price: '\u202e$22' }, String.raw`found "\u202e$22"; expected a text in quotes, with currency`],
  [{ picture: 'a.jpg' }, 'found "a.jpg"; expected a picture in public/images'],
  [{ picture: '//evil.example/a.jpg' }, 'field "picture"'],
  [{ picture: '/\\evil.example/a.jpg' }, 'field "picture"'],
  [{ picture: 'javascript:alert(1)' }, 'field "picture"'],
  [{ picture: 'https://[oops/a.jpg' }, 'field "picture"'],
  [{ duration: '45' }, 'field "duration": found "45"; expected the minutes of a class'],
  [{ places: 1.5 }, 'field "places": found 1.5; expected how many people'],
  [{ bring: 'Water' }, 'field "bring": found "Water"; expected a list of texts'],
  [{ bring: ['Water', 1] }, '2nd of bring: found 1; expected a list of texts'],
  [{ sessions: {} }, 'field "sessions": found an object in braces; expected a list of the classes'],
  [
    { sessions: [{ start: '06:30' }] },
    '1st of sessions, field "day": found nothing; expected the name',
  ],
  [
    { sessions: [session, { ...session, day: 'Mondy' }] },
    '2nd of sessions ("Mondy 06:30"), field "day": found "Mondy"',
  ],
  [{ sessions: [{ ...session, start: '6:30' }] }, 'expected a time of 24 hours in quotes'],
  [{ sessions: [{ ...session, from: '2027-02-30' }] }, 'expected the first date of the class'],
  [
    { sessions: [{ ...session, from: '2027-02-02', until: '2027-02-01' }] },
    '1st of sessions ("Monday 06:30"), field "until": found "2027-02-01"; expected the last date of the class',
  ],
  [
    { booking: [{ href: 'tel:1' }] },
    '1st of booking, field "label": found nothing; expected a text',
  ],
  [
    { booking: [{ label: 'Online', href: 'javascript:alert(1)' }] },
    '1st of booking ("Online"), field "href": found "javascript:alert(1)"; expected an address without spaces that starts with mailto:',
  ],
  [{ booking: [{ label: 'Online', href: 'https://book.example/{klass}' }] }, ', but not {klass}.'],
  [{ booking: [{ label: 'Online', href: 'https://book.example/a b' }] }, 'field "href": found'],
])('%j is one error that names entry, field, found and expected', (facts, line) => {
  expect(linesOf([{ ...service, ...facts }])).toEqual([expect.stringContaining(line)]);
});

test.each([
  ['1', 1],
  ['Spin', 'SPIN'],
  ['caf\u00e9', 'cafe\u0301'],
])('ids that are one to some disks are told apart: %p and %p', (first, second) => {
  const data = [{ ...service, id: first }, { ...service, id: second }, null];
  expect(linesOf(data)).toEqual([
    expect.stringContaining('entry 3: found null'),
    expect.stringMatching(
      /entry 2 .*field "id": found .*; expected an id that entry 1 does not have\./,
    ),
  ]);
});

test('a text with what nobody can see is shown with it, and how to fix it', () => {
  expect(linesOf([{ ...service, name: `bell\u0007${'x'.repeat(100)}` }])).toEqual([
    String.raw`data.json, entry 1 ("bell\u0007${'x'.repeat(55)}..."), field "name": found "bell\u0007${'x'.repeat(55)}..."; expected a text in quotes for card and heading, such as "Strength". Type it again without the line breaks and signs that cannot be seen.`,
  ]);
});

test('reads only what the entry itself says', () => {
  expect(linesOf(JSON.parse(`[{"__proto__": ${JSON.stringify(service)}}]`))).toHaveLength(5);
  expect(linesOf([{ constructor: 1, toString: 2 }])).toHaveLength(5);
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
      else expect(linesOf(data).length).toBeGreaterThan(0);
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

test('editors get the schema with what each field is', () => {
  expect(editorSchema).toMatchObject({
    type: 'array',
    maxItems: 500,
    items: {
      required: ['id', 'name', 'price', 'comment', 'picture'],
      properties: {
        duration: { type: 'integer', maximum: 1440, description: expect.stringMatching(/minutes/) },
        sessions: {
          items: {
            required: ['day', 'start'],
            properties: {
              day: { enum: [...weekdays] },
              until: { format: 'date', description: expect.stringMatching(/not before "from"/) },
            },
          },
        },
      },
    },
  });
});
