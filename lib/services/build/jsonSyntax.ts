import 'server-only';
import * as jsonc from 'jsonc-parser';
import { describe, type Issue } from './issue';

/** A place of the data file: line and column from 1, as editors count, and the entry and field that it is in, if any. */
export function placeAt(file: string, json: string, offset: number) {
  const lines = json.slice(0, offset).split(/\r\n|\r|\n/);
  const [index, field] = jsonc.getLocation(json, offset).path;
  const position = `line ${lines.length}, column ${Array.from(lines.at(-1)!).length + 1}`;
  return {
    file,
    entry: typeof index === 'number' ? `${position}, entry ${index + 1}` : position,
    ...(typeof field === 'string' && field && { field }),
  };
}

/** What was expected, by the parser's error codes. Codes that are not listed are errors inside a text or a number. */
const expected: Readonly<Record<string, string>> = {
  PropertyNameExpected:
    'a field name in double quotes (is there a comma too many before it, or a price such as "14,50" without quotes?)',
  ValueExpected:
    'a value: a text in double quotes, a number, a list or an object (is there a comma too many before it?)',
  ColonExpected: 'a colon after the field name',
  CommaExpected: 'a comma or } or ] (a text with " inside must write it as \\")',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'nothing more after the end of the list',
  InvalidCommentToken: 'no comments, which JSON does not have',
  InvalidSymbol:
    'a text or field name in double quotes (a text with " inside must write it as \\")',
  UnexpectedEndOfString: 'the double quotes that end this text, on the same line',
  InvalidEscapeCharacter: 'a text in which \\ stands twice, as \\\\',
};

/**
 * The first issue of a text that should be JSON (RFC 8259), or nothing when it is right. The messages of JSON.parse differ
 * from one version of Node to the next, and not all of them say where.
 */
export function findSyntaxIssue(file: string, json: string): Issue | undefined {
  const errors: jsonc.ParseError[] = [];
  jsonc.parseTree(json, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return undefined;
  const { offset, length, error } = first;
  return {
    ...placeAt(file, json, offset),
    found:
      length > 0
        ? describe(json.slice(offset, offset + length)).slice(1, -1)
        : 'the end of the file',
    expected: expected[jsonc.printParseErrorCode(error)] ?? 'a text or a number as JSON has it',
    fix: 'Fix it there or a little before.',
  };
}

/** An issue for each field that is twice in one entry of valid JSON: JSON.parse would silently use the last one. */
export function findDoubledFields(file: string, json: string): readonly Issue[] {
  const entries = jsonc.parseTree(json)?.children ?? [];
  return entries.flatMap(({ children: fields = [] }) => {
    const names = fields.flatMap(({ children: [name] = [] }) => name ?? []);
    return names
      .filter(({ value }, at) => names.findIndex((name) => name.value === value) < at)
      .map(({ offset }) => ({
        ...placeAt(file, json, offset + 1),
        found: 'a field that the entry has already',
        expected: 'each field once',
      }));
  });
}
