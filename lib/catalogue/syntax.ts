import 'server-only';
import type { TransformFailure } from 'esbuild';
import type { Issue } from './issue';

const word = /^[\p{L}\p{N}]+/u;
const startOfEntry = /^(?!(?:const|export|from|import)\b)["'`{[\p{L}\p{N}]/u;

/**
 * Returns what the owner probably has to write. esbuild's messages name what its parser expects,
 * such as a closing brace where a comma is missing.
 * @param before the file up to the token that esbuild rejects
 * @param after the rest of the line, from that token
 */
function mendOf(message: string, before: string, after: string, isJson: boolean): string {
  if (message === 'Unterminated string literal') return 'Expected a quote at the end of the text';
  if (message.endsWith('trailing commas')) return 'Expected no comma at the end of a list';
  if (/^[“”„‘’‚]/.test(after) || message.endsWith('double quotes'))
    return `Expected ${isJson ? '"' : "'"} instead of ${after[0]}`;

  const token = /^(?:(["'`]).*?\1|[\p{L}\p{N}]+|.)/u.exec(after)?.[0] ?? 'the end of the file';
  const [, expected = ''] = /^Expected (\S+)(?: in JSON)? but found/.exec(message) ?? [];
  const [bracket] = /[,}\])]/.exec(expected) ?? [];
  if (bracket && startOfEntry.test(after)) {
    const isValue = !isJson && /\p{L}\s*$/u.test(before) && !word.test(after);
    return `Expected a ${isValue ? 'colon' : 'comma'} before ${token}`;
  }
  if (isJson && word.test(after)) return `Expected a text in quotes instead of ${token}`;
  if (/identifier|string/.test(expected) && /^[{[}\])]|^$/.test(after))
    return `Expected } before ${token}`;
  if (bracket === ',')
    return `Expected ${{ ']': '}', '}': ']' }[token] ?? '] or }'} before ${token}`;
  return bracket ? `Expected ${bracket} before ${token}` : message.replace(' in JSON', '');
}

/**
 * Returns whether a text has ended early, at a quote within it: `'It's'`. After a missing comma, a
 * key with a colon follows.
 */
function endsEarly(before: string, after: string): boolean {
  if (!/["'`][^\S\n]*$/.test(before) || !word.test(after)) return false;
  return !/\s$/.test(before) || !/^[\p{L}\p{N}]+["']?\s*:/u.test(after);
}

/**
 * Returns the first mistake that makes a `.json` or `.ts` file unreadable, if there is one: its
 * place, and what to write there.
 */
export async function syntaxIssue(file: string, text: string): Promise<Issue | undefined> {
  const { transform } = await import('esbuild');
  const isJson = file.endsWith('.json');
  const error = await transform(text, { loader: isJson ? 'json' : 'ts', logLevel: 'silent' }).then(
    () => undefined,
    ({ errors: [first] }: TransformFailure) => first,
  );
  if (!error?.location) return undefined;
  const { line, column, lineText } = error.location;
  // esbuild counts bytes.
  const start = Buffer.from(lineText).subarray(0, column).toString();
  const after = lineText.slice(start.length);
  const before = [...text.split('\n').slice(0, line - 1), start].join('\n');
  const issue = (message: string, column: number) => ({
    ...{ file, path: [], message },
    position: { line, column },
  });
  if (!endsEarly(before, after))
    return issue(mendOf(error.text, before, after, isJson), start.length + 1);
  const { length } = start.trimEnd();
  const quote = start[length - 1];
  return issue(`Expected \\${quote} instead of ${quote} in a text`, length);
}
