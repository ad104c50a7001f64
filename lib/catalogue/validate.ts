import 'server-only';
import * as z from 'zod';
import type { Issue } from './issue';
import { messageOf } from './messages';

type SchemaIssue = z.core.$ZodIssue;

/**
 * Replaces a failed union by the issues of the option that the value was meant to be: the only one
 * with the fewest issues, unless the value as a whole has the wrong type.
 */
function expand(issue: SchemaIssue): readonly SchemaIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isInside = ({ code, path }: SchemaIssue) => path.length > 0 || code === 'unrecognized_keys';
  const options = issue.errors
    .filter((issues) => issues.every(isInside))
    .sort((one, other) => one.length - other.length);
  const [meant, second] = options;
  if (!meant || meant.length === second?.length) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(expand);
}

/** A mistake in a value; `missing` if the field isn't there at all. */
interface Mistake extends Omit<Issue, 'file'> {
  readonly kind?: 'missing' | 'unknown';
}

function mistakesOf(issue: SchemaIssue): readonly Mistake[] {
  const { code, path, message, input } = issue;
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ kind: 'unknown', path: [...path, key], message }));
  if (code === 'custom') return [{ path, message, found: input }];
  // zod reports the whole entry if the field that tells its kind is wrong.
  const found =
    code === 'invalid_union' && issue.discriminator
      ? (input as Record<string, unknown>)[issue.discriminator]
      : input;
  const place = typeof path.at(-1) === 'number' ? 'entry' : 'field';
  return found === undefined
    ? [{ kind: 'missing', path, message: `${message}, but this ${place} is missing: add it` }]
    : [{ path, message, found }];
}

/**
 * Drops the missing fields of an entry that has an unknown one, which probably is a missing field,
 * misspelled: its message suggests the names of those.
 */
function dropMisspelled(mistakes: readonly Mistake[]): readonly Mistake[] {
  const entryOf = ({ path }: Mistake) => z.core.toDotPath(path.slice(0, -1));
  const unclear = new Set(mistakes.filter(({ kind }) => kind === 'unknown').map(entryOf));
  return mistakes.filter((one) => one.kind !== 'missing' || !unclear.has(entryOf(one)));
}

/** Validates the content of a file against a schema. */
export function issuesOf(file: string, schema: z.core.$ZodType, value: unknown): readonly Issue[] {
  const { error } = z.core.safeParse(schema, value, { reportInput: true, error: messageOf });
  const mistakes = (error?.issues ?? []).flatMap(expand).flatMap(mistakesOf);
  return dropMisspelled(mistakes).map(({ path, message, found }) => ({
    ...{ file, path, message, found },
  }));
}
