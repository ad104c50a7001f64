import 'server-only';
import * as jsonc from 'jsonc-parser';
import { describeValue } from './explain';
import type { Issue } from './issue';

function pathAt(json: string, offset: number): jsonc.JSONPath {
  try {
    return jsonc.getLocation(json, offset).path;
  } catch {
    // Lists that are nested too deep: the parser is recursive.
    return [];
  }
}

/** The line of a position in a text, from 1, and the text before it in its line. */
function lineAt(text: string, offset: number): { line: number; before: string } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, before: lines.at(-1) ?? '' };
}

/**
 * Names a place of the data file: line and column from 1, as editors do, and the entry and field that it is in, if any.
 */
export function placeAt(file: string, json: string, offset: number) {
  const { line, before } = lineAt(json, offset);
  const [index, field] = pathAt(json, offset);
  const position = `line ${line}, column ${Array.from(before).length + 1}`;
  return {
    file,
    entry: typeof index === 'number' ? `${position}, entry ${index + 1}` : position,
    ...(typeof field === 'string' && field && { field }),
  };
}

/** What was expected, by the parser's error codes. Codes that are not listed are errors inside a text or a number. */
const expected: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a field name in double quotes (is there a comma too many before it?)',
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
  InvalidCharacter: 'a text without tabs and control characters',
  TooDeep: 'a list of services, no lists in lists without end',
  InvalidEscapeCharacter: 'a text in which \\ stands twice, as \\\\',
};

function firstIssue(json: string): { offset: number; length: number; code: string } | undefined {
  const issues: jsonc.ParseError[] = [];
  try {
    jsonc.parseTree(json, issues, { disallowComments: true });
  } catch {
    // Lists that are nested too deep: the parser is recursive.
    return { offset: 0, length: 1, code: 'TooDeep' };
  }
  return issues[0] && { ...issues[0], code: jsonc.printParseErrorCode(issues[0].error) };
}

function describeToken(token: string): string {
  if (token === '') return 'the end of the file';
  const words = describeValue(token);
  return Array.from(token).length > 1 ? words : words.replace('the text', 'the sign');
}

/** A number with a comma for its point and without quotes, as Europe writes prices, up to the end of its field. */
const bareDecimal = /:\s*(-?\d+,\d[^",}\]\r\n]*)$/;

/** The number with a comma whose part after the comma JSON takes for the next field, if this is the issue. */
function commaIssue(file: string, json: string, offset: number): Issue | undefined {
  const rest = /^\d[^",}\]\r\n]*/.exec(json.slice(offset))?.[0] ?? '';
  const before = json.slice(0, offset);
  const written = rest && bareDecimal.exec(before + rest)?.[1]?.trim();
  if (!written) return undefined;
  return {
    ...placeAt(file, json, before.lastIndexOf(written.split(',')[0]!)),
    found: `${written} without quotes, of which JSON reads only the part before the comma`,
    expected: `a text in double quotes: "${written}"`,
    fix: 'Put the quotes around it, with the currency inside.',
  };
}

/**
 * The first issue of a text that should be JSON (RFC 8259), or nothing when it is right. The messages of JSON.parse differ
 * from one version of Node to the next, and not all of them say where.
 */
export function findSyntaxIssue(file: string, json: string): Issue | undefined {
  const issue = firstIssue(json);
  if (!issue) return undefined;
  const { offset, length, code } = issue;
  const comma = code === 'PropertyNameExpected' ? commaIssue(file, json, offset) : undefined;
  return (
    comma ?? {
      ...placeAt(file, json, offset),
      found: describeToken(json.slice(offset, offset + length)),
      expected: expected[code] ?? 'a text or a number that JSON has',
      fix: 'Fix it there or a little before.',
    }
  );
}

/** An issue for each field that is twice in one entry of valid JSON: JSON.parse would silently use the last one. */
export function findDoubledFields(file: string, json: string): readonly Issue[] {
  return (jsonc.parseTree(json)?.children ?? []).flatMap(({ type, children = [] }) => {
    if (type !== 'object') return [];
    const first = new Map<unknown, jsonc.Node>();
    return children.flatMap(({ children: [name, value] = [] }) => {
      const earlier = first.get(name?.value);
      if (value && !earlier) first.set(name?.value, value);
      if (!value || !earlier) return [];
      const found = describeValue(jsonc.getNodeValue(value));
      const other = describeValue(jsonc.getNodeValue(earlier));
      return {
        ...placeAt(file, json, value.offset),
        found: `${found}, though line ${lineAt(json, earlier.offset).line} has the field already, with ${other}`,
        expected: 'each field once',
        fix: 'Remove one of the two.',
      };
    });
  });
}
