import 'server-only';
import { isUtf8 } from 'node:buffer';
import * as jsonc from 'jsonc-parser';
import { largestFile } from '@/lib/catalogue/fetchData';
import { describeValue } from './explain';

const number = (bytes: number) => bytes.toLocaleString('en');

/** The place of the first byte that is not UTF-8 (RFC 3629). */
function wrongByte(bytes: Buffer): number {
  // No character of several bytes contains a line feed, so each line can be checked alone.
  let start = 0;
  for (const line of bytes.toString('latin1').split('\n')) {
    const whole = Buffer.from(line, 'latin1');
    if (!isUtf8(whole)) {
      const [right = ''] = whole.toString('utf8').split('\uFFFD');
      return start + Buffer.byteLength(right);
    }
    start += whole.length + 1;
  }
  return start;
}

/**
 * The text of a data file, or a message: too large for the browser's refresh, or not UTF-8, as JSON must be (RFC 8259,
 * 8.1), and as browsers read it whatever it is.
 */
export function decodeFile(file: string, bytes: Buffer): { text?: string; fault?: string } {
  if (bytes.length > largestFile)
    return {
      fault: `${file}: found ${number(bytes.length)} bytes; expected at most ${number(largestFile)}, since browsers read no more of it. Shorten its texts, or remove services or fields that are not used.`,
    };
  // UTF-16 has a byte order mark, or else zeros in every second byte of what JSON starts with.
  if (/^(fffe|feff|00|..00)/.test(bytes.toString('hex', 0, 2)))
    return {
      fault: `${file}: found a file in UTF-16; expected UTF-8. Save it again with the encoding UTF-8.`,
    };
  // Editors on Windows may write a byte order mark first; JSON.parse refuses it, browsers ignore it.
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  const at = wrongByte(bytes);
  const byte = bytes.toString('hex', at, at + 1).toUpperCase();
  // Latin-1 has one character for each byte, so positions in the text are positions of bytes.
  return {
    fault: `${placeAt(file, bytes.toString('latin1'), at)}: found the byte ${byte}, which is not UTF-8; expected a file in UTF-8. Save it again with the encoding UTF-8, and look whether its accents are right.`,
  };
}

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
function placeAt(file: string, json: string, offset: number): string {
  const { line, before } = lineAt(json, offset);
  const [index, field] = pathAt(json, offset);
  return [
    `${file}, line ${line}, column ${Array.from(before).length + 1}`,
    ...(typeof index === 'number' ? [`entry ${index + 1}`] : []),
    ...(typeof field === 'string' && field ? [`field ${JSON.stringify(field)}`] : []),
  ].join(', ');
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

function firstFault(json: string): { offset: number; length: number; code: string } | undefined {
  const faults: jsonc.ParseError[] = [];
  try {
    jsonc.parseTree(json, faults, { disallowComments: true });
  } catch {
    // Lists that are nested too deep: the parser is recursive.
    return { offset: 0, length: 1, code: 'TooDeep' };
  }
  return faults[0] && { ...faults[0], code: jsonc.printParseErrorCode(faults[0].error) };
}

function describeToken(token: string): string {
  if (token === '') return 'the end of the file';
  const words = describeValue(token);
  return Array.from(token).length > 1 ? words : words.replace('the text', 'the sign');
}

/**
 * The first fault of a text that should be JSON (RFC 8259) as a message, or nothing when it is right. The messages of
 * JSON.parse differ from one version of Node to the next, and not all of them say where.
 */
export function findSyntaxFault(file: string, json: string): string | undefined {
  const fault = firstFault(json);
  if (!fault) return undefined;
  const { offset, length, code } = fault;
  const found = describeToken(json.slice(offset, offset + length));
  return `${placeAt(file, json, offset)}: found ${found}; expected ${expected[code] ?? 'a text or a number without a fault'}. Mend it there or a little before.`;
}

/** A message for each field that is twice in one entry of valid JSON: JSON.parse would silently use the last one. */
export function findDoubledFields(file: string, json: string): readonly string[] {
  return (jsonc.parseTree(json)?.children ?? []).flatMap(({ type, children = [] }) => {
    if (type !== 'object') return [];
    const first = new Map<unknown, jsonc.Node>();
    return children.flatMap(({ children: [name, value] = [] }) => {
      const earlier = first.get(name?.value);
      if (value && !earlier) first.set(name?.value, value);
      return value && earlier
        ? `${placeAt(file, json, value.offset)}: found ${describeValue(jsonc.getNodeValue(value))}, though line ${lineAt(json, earlier.offset).line} has the field already, with ${describeValue(jsonc.getNodeValue(earlier))}; expected each field once. Remove one of the two.`
        : [];
    });
  });
}
