import 'server-only';
import * as z from 'zod';
import type { Issue } from './issue';
import { messageOf } from './messages';

type SchemaIssue = z.core.$ZodIssue;

/** Returns whether an issue is about a part of a value, and not about the type of the whole. */
const isInside = ({ code, path }: SchemaIssue) => path.length > 0 || code === 'unrecognized_keys';

/**
 * Replaces the issue of a failed union by the issues of the option that the owner probably meant:
 * among the options whose type fits, the one with the fewest issues. If there is none, or two are
 * equally likely, the issue stays.
 */
function expandUnion(issue: SchemaIssue): readonly SchemaIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [meant, second] = issue.errors
    .filter((issues) => issues.every(isInside))
    .toSorted((a, b) => a.length - b.length);
  if (!meant || meant.length === second?.length) return [issue];
  return meant
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(expandUnion);
}

/** A mistake in the value of a file. */
interface Mistake extends Omit<Issue, 'file'> {
  /** Whether a required field is missing, or the schema has no such field. */
  readonly kind?: 'missing' | 'unknown';
}

function mistakesOf(issue: SchemaIssue): readonly Mistake[] {
  const { code, path, message, input } = issue;
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ kind: 'unknown', path: [...path, key], message }));
  if (code === 'custom') return [{ path, message, found: input }];
  // If the field that tells an object's kind is wrong, zod reports the whole object as the input.
  const found =
    code === 'invalid_union' && issue.discriminator
      ? (input as Record<string, unknown>)[issue.discriminator]
      : input;
  if (found !== undefined) return [{ path, message, found }];
  const missing = typeof path.at(-1) === 'number' ? 'entry' : 'field';
  const advice = `${message}, but this ${missing} is missing: add it`;
  return [{ kind: 'missing', path, message: advice }];
}

/**
 * Drops the missing fields of an object that has an unknown one. The unknown field probably is a
 * missing one, misspelled, and its message suggests the names of the missing ones.
 */
function dropMisspelled(mistakes: readonly Mistake[]): readonly Mistake[] {
  const objectOf = ({ path }: Mistake) => z.core.toDotPath(path.slice(0, -1));
  const withUnknown = new Set(mistakes.filter(({ kind }) => kind === 'unknown').map(objectOf));
  return mistakes.filter(
    (mistake) => mistake.kind !== 'missing' || !withUnknown.has(objectOf(mistake)),
  );
}

/** Validates the value of a file against a schema. */
export function issuesOf(file: string, schema: z.core.$ZodType, value: unknown): readonly Issue[] {
  const { error } = z.core.safeParse(schema, value, { reportInput: true, error: messageOf });
  const mistakes = (error?.issues ?? []).flatMap(expandUnion).flatMap(mistakesOf);
  return dropMisspelled(mistakes).map(({ path, message, found }) => ({
    file,
    path,
    message,
    found,
  }));
}
