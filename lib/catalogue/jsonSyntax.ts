import { describeValue } from './describeValue';

/** Where a text stops being JSON. */
export interface SyntaxFault {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;
}

/** What may stand at one point of a JSON text. */
type State = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or ]' | ', or }' | 'end';

const words: Readonly<Record<State, string>> = {
  value: 'a value (a text in double quotes, a number, a list or an object)',
  'value or ]': 'a value or ]',
  name: 'a field name in double quotes (is there a comma too many before it?)',
  'name or }': 'a field name in double quotes, or }',
  ':': 'a colon after the field name',
  ', or ]': 'a comma or ] (a text with " inside must write it as \\")',
  ', or }': 'a comma or } (a text with " inside must write it as \\")',
  end: 'nothing more after the end of the list',
};

const space = /[ \t\n\r]*/y;
// Unrolled, so that a text without an end is refused in one pass.
const text = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Finds the first fault of a text that should be JSON (RFC 8259), or nothing when it is right. Written because the
 * messages of JSON.parse differ from one Node version to the next, and not all of them say where.
 */
export function findSyntaxFault(json: string): SyntaxFault | undefined {
  const open: ('[' | '{')[] = [];
  let state: State = 'value';
  let at = 0;

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(json);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const afterValue = (): State => {
    const around = open.at(-1);
    return around === undefined ? 'end' : around === '[' ? ', or ]' : ', or }';
  };
  const step = (): State | undefined => {
    const sign = json[at] ?? '';
    if (state !== 'end' && state.endsWith(sign) && (sign === ']' || sign === '}')) {
      open.pop();
      at += 1;
      return afterValue();
    }
    if (state.startsWith('value')) {
      if (sign === '[' || sign === '{') {
        open.push(sign);
        at += 1;
        return sign === '[' ? 'value or ]' : 'name or }';
      }
      return skip(text) || skip(scalar) ? afterValue() : undefined;
    }
    if (state.startsWith('name')) return skip(text) ? ':' : undefined;
    if (sign !== (state === ':' ? ':' : ',') || state === 'end') return undefined;
    at += 1;
    return state === ', or }' ? 'name' : 'value';
  };

  for (skip(space); at < json.length; skip(space)) {
    const next = step();
    if (next === undefined) return fault(json, at, words[state]);
    state = next;
  }
  return state === 'end' ? undefined : fault(json, at, words[state]);
}

function fault(json: string, at: number, expected: string): SyntaxFault {
  const lines = json.slice(0, at).split(/\r\n|\r|\n/);
  const sign = String.fromCodePoint(json.codePointAt(at) ?? 0);
  return {
    line: lines.length,
    column: Array.from(lines.at(-1) ?? '').length + 1,
    found:
      at < json.length
        ? describeValue(sign).replace('the text', 'the sign')
        : 'the end of the file',
    expected,
  };
}
