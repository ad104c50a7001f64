/** @jest-environment node */
import fc from 'fast-check';
import { type Schema, validate } from 'jsonschema';
import { dataSchema } from './dataSchema';
import { parseCatalogue } from './parse';

const rules = dataSchema as unknown as Schema;
const bySchema = (data: unknown) => validate(data, rules).valid;
const byParser = (data: unknown) => parseCatalogue(data).ok;

const texts = [
  'Yoga',
  ' 7 ',
  '',
  '  ',
  '\u200b',
  'a\u0007b',
  'a\nb',
  'a\n',
  'a\ufffd',
  'a\u202eb',
  'a\u2069',
  '\ud83e\uddd8',
];
const addresses = [
  '/images/a.jpg',
  '//a.example/b',
  '/\\a',
  'https://a.example/b.jpg',
  'http://a.example/b.jpg',
  'ftp://a',
  'a.jpg',
];
const ways = [
  'tel:+1555',
  'mailto:a@b.example?body={message}',
  'https://b.example/{id}',
  'https://b.example/{x}',
  'javascript:alert(1)',
  'sms:x',
  'https://b.example/\u202e',
];
const times = ['06:30', '24:00', '6:30', '23:59', '12:60'];
const days = ['Monday', 'Sunday', 'Mon', 'Mittwoch'];
const dates = ['2027-01-31', '2027-1-31', '2027-13-01', 'soon'];
const numbers = [0, 1, 45, 500, 501, 1440, 1441, 1.5, -1];
const odd = fc.constantFrom<unknown>(null, true, [], {}, 'text', 5);
const value = (known: readonly unknown[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: odd });
const text = value(texts);
const number = value(numbers);
const some = (each: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(each, { maxLength: 2 }) },
    { weight: 1, arbitrary: odd },
  );

const session = fc.record(
  {
    day: value(days),
    start: value(times),
    duration: number,
    coach: text,
    places: number,
    from: value(dates),
  },
  { requiredKeys: [] },
);
const way = fc.record({ label: text, href: value(ways) }, { requiredKeys: [] });
const facts = {
  duration: number,
  level: text,
  bring: some(text),
  places: number,
  sessions: some(fc.oneof(session, odd)),
  booking: some(fc.oneof(way, odd)),
};
const right = { id: '1', name: 'Yoga', price: '$22', comment: 'Breathe', picture: '/a.jpg' };

test.each([
  [
    'the fields of a card',
    {
      id: fc.oneof(text, number),
      name: text,
      price: fc.oneof(text, number),
      comment: text,
      picture: value(addresses),
    },
  ],
  ['what it says about classes', facts],
] as const)('editor and build judge alike: %s', (_, fields) => {
  const entry = fc.record<Record<string, unknown>>(fields, { requiredKeys: [] });
  fc.assert(
    fc.property(entry, (wrong) => {
      const data = [{ ...right, ...wrong }];
      expect([data, bySchema(data)]).toEqual([data, byParser(data)]);
    }),
    { numRuns: 200 },
  );
});

test.each([[[]], [{}], [null], [['a']], [[{}]], [[{ ...right, id: undefined }]]])(
  'editor and build judge alike: %j',
  (data) => {
    expect(bySchema(data)).toBe(byParser(data));
  },
);
