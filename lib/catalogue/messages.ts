import 'server-only';
import type * as z from 'zod';

/*
 * Messages for the issues that the schemas leave to zod, in the words of somebody who edits a file:
 * what's expected, and how to correct it.
 */

const types: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  object: 'fields in braces',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address such as "hello@studio.com"',
};

/** Names a list, an object or a function, because their values are too long to show. */
function foundKind(value: unknown): string {
  if (Array.isArray(value)) return ', found a list';
  if (typeof value === 'function') return ', found a function';
  return typeof value === 'object' && value !== null ? ', found fields in braces' : '';
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns `"a", "b" or "c"`. */
const anyOf = (values: readonly unknown[]) =>
  listFormat.format(values.map((value) => JSON.stringify(value) ?? String(value)));

/** The maximum length of a list of field names that still helps. */
const longestList = 120;

/** Suggests the schema's fields that the object doesn't have. */
function unknownField({ inst, input }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>) {
  const known = Object.keys((inst as Partial<z.core.$ZodObject>)._zod?.def.shape ?? {});
  const unused = anyOf(known.filter((key) => Reflect.get(input as object, key) === undefined));
  const names = unused && unused.length <= longestList ? `to ${unused}` : 'if it’s misspelled';
  return `Unknown field, which has no effect: remove it, or correct its name ${names}`;
}

/** The limit of a number, or of the length of a text or a list. */
type Limit = Readonly<{ origin: string; exact?: boolean; inclusive?: boolean; input?: unknown }>;

function limitText(
  { exact, inclusive }: Limit,
  side: 'at least' | 'at most',
  value: number | bigint,
): string {
  if (exact) return `exactly ${value}`;
  if (inclusive === false) return `${side === 'at least' ? 'more than' : 'less than'} ${value}`;
  return `${side} ${value}`;
}

function limitMessage(limit: Limit, side: 'at least' | 'at most', value: number | bigint): string {
  const { origin, input } = limit;
  const expected = limitText(limit, side, value);
  const { length = 0 } = input as Partial<ArrayLike<unknown>>;
  if (origin === 'array')
    return `Expected ${expected} ${value === 1 ? 'entry' : 'entries'} in this list; it has ${length}`;
  if (origin !== 'string') return `Expected a number of ${expected}`;
  return length === 0
    ? 'Expected a text that isn’t empty'
    : `Expected ${expected} characters instead of ${length}`;
}

/** Returns the message for an issue whose schema has none of its own. */
export function messageOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${types[issue.expected] ?? 'another kind of value'}${foundKind(issue.input)}`;
    case 'invalid_value':
      return `Expected ${anyOf(issue.values)}`;
    case 'invalid_format':
      return `Expected ${formats[issue.format] ?? `a valid ${issue.format}`}`;
    case 'too_small':
      return limitMessage(issue, 'at least', issue.minimum);
    case 'too_big':
      return limitMessage(issue, 'at most', issue.maximum);
    case 'unrecognized_keys':
      return unknownField(issue);
    case 'invalid_union':
      return issue.options
        ? `Expected ${anyOf(issue.options as unknown[])}`
        : 'Expected another kind of value';
    default:
      return 'Expected another value';
  }
}
