import 'server-only';
import * as z from 'zod';

/** A place in a file of the owner. */
export interface Place {
  /** The file, by its path in the project. */
  readonly file: string;
  readonly path: readonly PropertyKey[];
}

/** Something that is wrong in a file of the owner. */
export interface Issue extends Place {
  /** What is expected, in a sentence without a full stop. */
  readonly message: string;
  /** What was found there, where it is a plain value. */
  readonly found?: unknown;
  /** What it stops: the build, as it does without this, or the deploy alone, where pages work but are not as they should be. */
  readonly stops?: 'build' | 'deploy';
}

const isPlain = (value: unknown) => value !== undefined && Object(value) !== value;

/** An issue as one line for the owner: file, field, what is expected and what was found. */
export function issueLine({ file, path, message, found }: Issue): string {
  const place = [file, z.core.toDotPath(path)].filter(Boolean).join(', ');
  return `${place}: ${message}${isPlain(found) ? `, found ${JSON.stringify(found).slice(0, 80)}` : ''}.`;
}

/** What is wrong with a value from a file, by its schema. */
export function issuesOf(file: string, schema: z.core.$ZodType, value: unknown): readonly Issue[] {
  const { error } = z.core.safeParse(schema, value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, message, input }) => ({
    ...{ file, path, message },
    found: input,
  }));
}

/** A text in a file of the owner. */
export interface PlacedText extends Place {
  readonly text: string;
}

/** Every text in a value, at any depth. */
export function textsIn(
  file: string,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly PlacedText[] {
  if (typeof value === 'string') return [{ file, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(file, part, [...path, isList ? Number(key) : key]),
  );
}
