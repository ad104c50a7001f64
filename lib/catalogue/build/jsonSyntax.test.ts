/** @jest-environment node */
import fc from 'fast-check';
import { issueLine } from './issue';
import { findDoubledFields, findSyntaxIssue } from './jsonSyntax';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['[\n  {"id": "1",}\n]', 'line 2, column 14, entry 1', 'the sign "}"', /field name/],
  ['[\n  {"id": "1"}\n  {"id": "2"}\n]', 'line 3, column 3, entry 1', 'the sign "{"', /comma or }/],
  ['[{"id" "1"}]', 'line 1, column 8, entry 1, field "id"', String.raw`the text "\"1\""`, /colon/],
  ["[{'id': 1}]", 'line 1, column 3, entry 1', `the text "'id'"`, /double quotes/],
  ['[{"a": "b"c"}]', 'line 1, column 11, entry 1, field "a"', 'the sign "c"', /write it as \\"/],
  ['[{"id": 1}', 'line 1, column 11, entry 1', 'the end of the file', /comma or \]/],
  ['[1] 2', 'line 1, column 5', 'the sign "2"', /nothing more/],
  ['["🧘", oops]', 'line 1, column 7, entry 2', 'the text "oops"', /double quotes/],
  ['[1] // note', 'line 1, column 5', 'the text "// note"', /no comments/],
])('finds the issue of %p', (json, place, found, expected) => {
  const issue = findSyntaxIssue('data.json', json);
  const message = issue ? issueLine(issue) : '';
  expect(message.startsWith(`data.json, ${place}: found ${found}; expected `)).toBe(true);
  expect(message).toMatch(expected);
});

test.each([
  ['14,50', '14,50'],
  ['14,50 €', '14,50 €'],
  ['-1,5', '-1,5'],
])('a price of %s without quotes is named as what it is', (price, written) => {
  const issue = findSyntaxIssue('data.json', `[{ "id": 1,\n  "price": ${price}, "name": "Spin" }]`);
  expect(issue && issueLine(issue)).toBe(
    `data.json, line 2, column 12, entry 1, field "price": found ${written} without quotes, of which JSON reads only the part before the comma; expected a text in double quotes: "${written}". Put the quotes around it, with the currency inside.`,
  );
});

test('agrees with JSON.parse on what is JSON', () => {
  const broken = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', ',', '"', '}', ']', '{', ':', ' ', '0', '\\'),
    )
    .map(([json, at, length, insert]) => {
      const start = at % (json.length + 1);
      return json.slice(0, start) + insert + json.slice(start + length);
    });
  fc.assert(
    fc.property(fc.oneof(broken, fc.json(), fc.string()), (text) => {
      expect(findSyntaxIssue('x', text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 1_000 },
  );
});

test('copes with a file of 10 MB and with deep nesting', () => {
  expect(findSyntaxIssue('x', `["${'a'.repeat(10_000_000)}"]`)).toBeUndefined();
  expect(findSyntaxIssue('x', '['.repeat(100_000))).toMatchObject({
    entry: 'line 1, column 1',
    expected: expect.stringContaining('lists in lists'),
  });
});

test('a field may stand once in each entry, whatever it is called', () => {
  const entry = '{"a": 1, "b": {"a": [], "a": 2}, "__proto__": 3}';
  expect(findDoubledFields('x', `[${entry}, ${entry}, 7]`)).toEqual([]);
  const messages = findDoubledFields(
    'x',
    '[{}, {"a": 1, "__proto__": 2, "__proto__": [], "\\u0061": 3}]',
  );
  expect(messages.map(issueLine)).toEqual([
    'x, line 1, column 44, entry 2, field "__proto__": found an empty list, though line 1 has the field already, with the number 2; expected each field once. Remove one of the two.',
    expect.stringMatching(
      /entry 2, field "a": found the number 3, though line 1 .* with the number 1;/,
    ),
  ]);
});
