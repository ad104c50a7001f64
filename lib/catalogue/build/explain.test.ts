/** @jest-environment node */
import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { describeValue, explainError } from './explain';
import { issueLine } from './issue';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };

function explain(data: unknown): string[] {
  const result = parseCatalogue(data);
  return result.ok
    ? []
    : result.errors.map((error) => issueLine(explainError('public/data.json', error)));
}

test('a missing field is named, with its likely misspelling', () => {
  const { name, ...rest } = service;
  expect(explain([{ ...rest, nmae: name }])).toEqual([
    'public/data.json, entry 1 (id "1"), field "name": found nothing; expected a text in quotes, such as "Strength". Did you mean "name" where the entry says "nmae"?',
  ]);
  expect(explain([rest])[0]).toContain('Add "name" to the entry.');
});

test('too many services are counted, with what each costs', () => {
  const many = Array.from({ length: 501 }, (_, id) => ({ ...service, id }));
  expect(explain(many)).toEqual([
    expect.stringMatching(/found 501 services; expected at most 500\. .*0\.9 MB of pages/),
  ]);
});

test('a wrong value is shown, with what is expected and how to fix it', () => {
  expect(explain([{ ...service, price: null }])).toEqual([
    'public/data.json, entry 1 (name "Spin"), field "price": found null; expected a text in quotes or a number, such as "$29 per class". Put the value in double quotes.',
  ]);
  expect(explain([{ ...service, picture: 'spin.jpg' }])[0]).toMatch(
    /field "picture": found the text "spin\.jpg"; expected a path of this site .* starting with one slash\.$/,
  );
  expect(explain([{ ...service, comment: 'a\nb' }])[0]).toContain(String.raw`the text "a\nb"`);
  expect(explain([{ ...service, price: '\u202e$22' }])[0]).toContain(
    String.raw`entry 1 (name "Spin"), field "price": found the text "\u202e$22"; expected`,
  );
  expect(explain([{ ...service, bring: ['\u2067Water'] }])[0]).toContain('field "bring"');
});

test('a duplicate id names both entries', () => {
  expect(explain([service, { ...service, id: 1 }])[0]).toMatch(
    /entry 2 \(name "Spin"\), field "id": found the text "1", which entry 1 has already;/,
  );
});

test.each([
  ['Spin', 'SPIN'],
  ['caf\u00e9', 'cafe\u0301'],
])('ids that are one to some disks are named as they stand: %p and %p', (one, other) => {
  expect(
    explain([
      { ...service, id: one },
      { ...service, id: other },
    ]),
  ).toEqual([
    `public/data.json, entry 2 (name "Spin"), field "id": found the text "${other}", which entry 1 has already as "${one}" (capital letters do not count, nor how accents are stored); expected a short text or a number that no other entry has, such as "7". Give one of the two another id.`,
  ]);
});

test('a file and an entry of the wrong shape are answered by the right one', () => {
  expect(explain({})[0]).toContain('found an object in braces; expected a list of services');
  expect(explain([])[0]).toContain('expected at least one service');
  expect(explain(['Spin'])[0]).toContain('entry 1: found the text "Spin"; expected an object');
});

test('every error of every content becomes one printable line of reasonable length', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ unit: 'binary' }), (content, text) => {
      const entry = content === undefined ? {} : content;
      for (const line of explain([entry, { ...service, name: text, price: content }])) {
        expect(line).toMatch(/^public\/data\.json, entry [12].+[.?]$/);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(line.length).toBeLessThan(900);
      }
    }),
    { numRuns: 200 },
  );
});

test('a long text is cut', () => {
  expect(describeValue('x'.repeat(100))).toBe(`the text "${'x'.repeat(60)}..."`);
});
