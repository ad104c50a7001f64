import 'server-only';
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import * as z from 'zod';

/** A place in one of the owner's files. */
export interface Place {
  /** The path of the file, relative to the project's folder. */
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** Where the file can't be parsed, which means that it has no fields. */
  readonly position?: { readonly line: number; readonly column: number };
}

/** A mistake in one of the owner's files. */
export interface Issue extends Place {
  /** What is expected, without a period at the end. */
  readonly message: string;
  readonly found?: unknown;
  /** The command that the mistake stops: `build` (the default) if a page would be broken, otherwise `deploy`. */
  readonly stops?: 'build' | 'deploy';
}

const isPlain = (value: unknown) => value !== undefined && Object(value) !== value;

/** JSON has no NaN and no bigint. */
const shown = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/** Describes an issue on one line: file, field or line, what is expected and what was found. */
export function issueLine({ file, path, position, message, found }: Issue): string {
  const at = position ? `line ${position.line}, column ${position.column}` : z.core.toDotPath(path);
  const place = [file, at].filter(Boolean).join(', ');
  return `${place}: ${message}${isPlain(found) ? `, found ${shown(found).slice(0, 80)}` : ''}.`;
}

/** A string in one of the owner's files. */
export interface PlacedText extends Place {
  readonly text: string;
}

/** Returns every string in a value, at any depth. */
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

/** Returns an issue if `public` has no file at a picture's path. Ignores a query in the path. */
export async function pictureIssue(
  { text: found, ...place }: PlacedText,
  publicFolder: string,
): Promise<Issue | undefined> {
  const path = found.replace(/[?#].*$/s, '');
  const names = await readdir(publicFolder, { recursive: true });
  const files = names.map((name) => `/${name.replaceAll(sep, '/')}`);
  if (files.includes(path)) return undefined;
  const other = files.find((file) => file.toLowerCase() === path.toLowerCase());
  const message = other
    ? `Expected ${JSON.stringify(other)}, because URLs are case-sensitive`
    : 'Expected the path of a file in public';
  return { ...place, message, found };
}
