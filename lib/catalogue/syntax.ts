import 'server-only';
import type { TransformFailure } from 'esbuild';
import type { Issue } from './issue';

/** Where esbuild can't read a file. */
interface Failure {
  /** esbuild's message, which names what its parser expects. */
  readonly message: string;
  /** The file up to the token that esbuild rejects. */
  readonly before: string;
  /** The rest of the line, from that token. */
  readonly after: string;
  readonly isJson: boolean;
}

const startsWithWord = /^[\p{L}\p{N}]+/u;
const startsWithKey = /^[\p{L}\p{N}]+["']?\s*:/u;
const startsWithTypographicQuote = /^[“”„‘’‚]/;
/** Matches the start of a list's entry or an object's field, but not of a statement. */
const startsWithEntry = /^(?!(?:const|export|from|import)\b)["'`{[\p{L}\p{N}]/u;
const startsWithBracketOrEnds = /^(?:[{[}\])]|$)/;

/** Returns the first text, word or character. */
const firstToken = (text: string) => /^(?:(["'`]).*?\1|[\p{L}\p{N}]+|.)/u.exec(text)?.[0];

/** Returns X in the message `Expected X but found Y`. */
const expectedIn = (message: string) =>
  /^Expected (\S+)(?: in JSON)? but found/.exec(message)?.[1] ?? '';

/** The bracket that is missing where a list or an object ends with another one. */
const missingBracket: Readonly<Record<string, string>> = { ']': '}', '}': ']' };

/**
 * Returns what the owner probably has to write. esbuild's own messages don't say so: for example,
 * they expect a closing brace where a comma is missing.
 */
function expectedText({ message, before, after, isJson }: Failure): string {
  if (message === 'Unterminated string literal') return 'Expected a quote at the end of the text';
  if (message.endsWith('trailing commas')) return 'Expected no comma at the end of a list';
  if (startsWithTypographicQuote.test(after) || message.endsWith('double quotes'))
    return `Expected ${isJson ? '"' : "'"} instead of ${after[0]}`;

  const token = firstToken(after) ?? 'the end of the file';
  const expected = expectedIn(message);
  const [separator] = /[,}\])]/.exec(expected) ?? [];
  if (separator && startsWithEntry.test(after)) {
    // In JSON, keys end with a quote.
    const followsKey = !isJson && /\p{L}\s*$/u.test(before) && !startsWithWord.test(after);
    return `Expected a ${followsKey ? 'colon' : 'comma'} before ${token}`;
  }
  if (isJson && startsWithWord.test(after)) return `Expected a text in quotes instead of ${token}`;
  const expectsKey = /identifier|string/.test(expected);
  if (expectsKey && startsWithBracketOrEnds.test(after)) return `Expected } before ${token}`;
  if (separator === ',') return `Expected ${missingBracket[token] ?? '] or }'} before ${token}`;
  return separator ? `Expected ${separator} before ${token}` : message.replace(' in JSON', '');
}

/** Returns whether a quote within a text has ended it early: `'It's'`. */
function endsEarly({ before, after }: Failure): boolean {
  const followsQuote = /["'`][^\S\n]*$/.test(before);
  if (!followsQuote || !startsWithWord.test(after)) return false;
  // After a space, a key means that a comma is missing.
  return !/\s$/.test(before) || !startsWithKey.test(after);
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
  const lineStart = Buffer.from(lineText).subarray(0, column).toString();
  const failure = {
    message: error.text,
    before: [...text.split('\n').slice(0, line - 1), lineStart].join('\n'),
    after: lineText.slice(lineStart.length),
    isJson,
  };
  const issueAt = (column: number, message: string): Issue => ({
    file,
    path: [],
    message,
    position: { line, column },
  });
  if (!endsEarly(failure)) return issueAt(lineStart.length + 1, expectedText(failure));
  const upToQuote = lineStart.trimEnd();
  const quote = upToQuote.at(-1);
  return issueAt(upToQuote.length, `Expected \\${quote} instead of ${quote} in a text`);
}
