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

/** Returns how many letters must be inserted, deleted or replaced (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, target] of [...other].entries())
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + Number(letter !== target)));
    row = next;
  }
  return row.at(-1)!;
}

const isMisspelled = (name: string, meant: string) =>
  distance(name, meant) <= Math.min(2, Math.floor(meant.length / 2));

/** Merges an unknown and a missing field of one entry if the first may be the other, misspelled. */
function mergeMisspelled(mistakes: readonly Mistake[]): readonly Mistake[] {
  const missing = new Set(mistakes.filter(({ kind }) => kind === 'missing'));
  const merged = mistakes.map((mistake) => {
    if (mistake.kind !== 'unknown') return mistake;
    const name = String(mistake.path.at(-1));
    const entry = z.core.toDotPath(mistake.path.slice(0, -1));
    const meant = [...missing].find(
      ({ path }) =>
        z.core.toDotPath(path.slice(0, -1)) === entry && isMisspelled(name, String(path.at(-1))),
    );
    if (!meant) return mistake;
    missing.delete(meant);
    const expected = JSON.stringify(meant.path.at(-1));
    const message = `Expected ${expected} as the name of this field: rename it`;
    return { ...mistake, message };
  });
  return merged.filter((mistake) => mistake.kind !== 'missing' || missing.has(mistake));
}

/** Validates the content of a file against a schema. */
export function issuesOf(file: string, schema: z.core.$ZodType, value: unknown): readonly Issue[] {
  const { error } = z.core.safeParse(schema, value, { reportInput: true, error: messageOf });
  const mistakes = (error?.issues ?? []).flatMap(expand).flatMap(mistakesOf);
  return mergeMisspelled(mistakes).map(({ path, message, found }) => ({
    ...{ file, path, message, found },
  }));
}
