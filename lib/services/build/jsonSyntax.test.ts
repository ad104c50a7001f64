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
  ['[\n  {"id": "1",}\n]', 'line 2, column 14, entry 1', '}', /field name/],
  ['[\n  {"id": "1"}\n  {"id": "2"}\n]', 'line 3, column 3, entry 1', '{', /comma or }/],
  ['[{"id" "1"}]', 'line 1, column 8, entry 1, field "id"', `"1"`, /colon/],
  ["[{'id': 1}]", 'line 1, column 3, entry 1', `'id'`, /double quotes/],
  ['[{"a": "b"c"}]', 'line 1, column 11, entry 1, field "a"', 'c', /write it as \\"/],
  ['[{"id": 1}', 'line 1, column 11, entry 1', 'the end of the file', /comma or \]/],
  ['[1] 2', 'line 1, column 5', '2', /nothing more/],
  ['["🧘", oops]', 'line 1, column 7, entry 2', 'oops', /double quotes/],
  ['[1] // note', 'line 1, column 5', '// note', /no comments/],
])('finds the issue of %p', (json, place, found, expected) => {
  const issue = findSyntaxIssue('data.json', json);
  const message = issue ? issueLine(issue) : '';
  expect(message.startsWith(`data.json, ${place}: found ${found}; expected `)).toBe(true);
  expect(message).toMatch(expected);
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

test('a field may stand once in each entry, whatever it is called', () => {
  const entry = '{"a": 1, "b": {"a": [], "a": 2}, "__proto__": 3}';
  expect(findDoubledFields('x', `[${entry}, ${entry}, 7]`)).toEqual([]);
  const messages = findDoubledFields(
    'x',
    '[{}, {"a": 1, "__proto__": 2, "__proto__": [], "\\u0061": 3}]',
  );
  expect(messages.map(issueLine)).toEqual([
    'x, line 1, column 32, entry 2, field "__proto__": found a field that the entry has already; expected each field once.',
    expect.stringMatching(/entry 2, field "a": found a field that the entry has already;/),
  ]);
});
