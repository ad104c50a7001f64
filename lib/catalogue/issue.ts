import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
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
  /**
   * The command that the mistake stops: `build` (the default) if a page would be broken, `nothing`
   * if the owner may want it so, otherwise `deploy`.
   */
  readonly stops?: 'build' | 'deploy' | 'nothing';
}

const isPlain = (value: unknown) => value !== undefined && Object(value) !== value;

/** JSON has no NaN and no bigint. */
const shown = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/** Returns the file and the field or line, as messages show them. */
export function placeText({ file, path, position }: Place): string {
  const at = position ? `line ${position.line}, column ${position.column}` : z.core.toDotPath(path);
  return [file, at].filter(Boolean).join(', ');
}

/** Describes an issue on one line: file, field or line, what is expected and what was found. */
export function issueLine({ message, found, ...place }: Issue): string {
  return `${placeText(place)}: ${message}${isPlain(found) ? `, found ${shown(found).slice(0, 80)}` : ''}.`;
}

/**
 * Separates the issues that stop the command from warnings, and formats both for the terminal.
 * Issues that stop a build also stop a deploy.
 */
export function report(found: readonly Issue[], command: 'build' | 'deploy') {
  const isBlocking = ({ stops = 'build' }: Issue) => stops === 'build' || stops === command;
  return {
    issues: found.filter(isBlocking).map(issueLine),
    warnings: found
      .filter((issue) => !isBlocking(issue))
      .map((issue) => `Warning: ${issueLine(issue)}`),
  };
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

/** Pictures that the build doesn't resize are shown as they are. */
const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Returns a message if what is at a path isn't a picture. */
async function unsuitable(path: string): Promise<string | undefined> {
  if ((await stat(path)).isDirectory())
    return 'Expected the path of a file in public, not of a folder';
  return pictureFile.test(path)
    ? undefined
    : 'Expected a picture in public: a JPEG, PNG or WebP file';
}

/** Returns an issue if `public` has no picture at a path. Ignores a query in the path. */
export async function pictureIssue(
  { text: found, ...place }: PlacedText,
  publicFolder: string,
): Promise<Issue | undefined> {
  const path = found.replace(/[?#].*$/s, '');
  const names = await readdir(publicFolder, { recursive: true });
  const files = names.map((name) => `/${name.replaceAll(sep, '/')}`);
  const other = files.find((file) => file.toLowerCase() === path.toLowerCase());
  const message = files.includes(path)
    ? await unsuitable(join(publicFolder, path))
    : other
      ? `Expected ${JSON.stringify(other)}, because URLs are case-sensitive`
      : 'Expected the path of a file in public';
  return message ? { ...place, message, found } : undefined;
}
