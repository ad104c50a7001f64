import fc from 'fast-check';
import { findSyntaxFault } from './jsonSyntax';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['[\n  {"id": "1",}\n]', 2, 14, 'the sign "}"', /field name/],
  ['[\n  {"id": "1"}\n  {"id": "2"}\n]', 3, 3, 'the sign "{"', /comma or \]/],
  ['[{"id" "1"}]', 1, 8, String.raw`the sign "\""`, /colon/],
  ["[{'id': 1}]", 1, 3, `the sign "'"`, /double quotes/],
  ['[{"id": 1}', 1, 11, 'the end of the file', /comma or \]/],
  ['', 1, 1, 'the end of the file', /value/],
  ['[1] x', 1, 5, 'the sign "x"', /nothing more/],
  ['[01]', 1, 3, 'the sign "1"', /comma/],
  ['["🧘", oops]', 1, 7, 'the sign "o"', /value/],
])('finds the fault of %p', (json, line, column, found, expected) => {
  expect(findSyntaxFault(json)).toEqual({
    line,
    column,
    found,
    expected: expect.stringMatching(expected) as string,
  });
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
      expect(findSyntaxFault(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 10_000 },
  );
});

test('copes with a file of 10 MB and with deep nesting', () => {
  expect(findSyntaxFault(`["${'a'.repeat(10_000_000)}"]`)).toBeUndefined();
  expect(findSyntaxFault('['.repeat(100_000))).toMatchObject({ column: 100_001 });
});
