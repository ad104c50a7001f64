import 'server-only';
import * as z from 'zod';

/** A place in one of the owner's files. */
export interface Place {
  /** The path of the file, relative to the project's folder. */
  readonly file: string;
  /** The path of the field. */
  readonly path: readonly PropertyKey[];
  /** The position in a file that can't be parsed, which means that it has no fields. */
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

/** Returns the file and the field or line, as messages show them. */
export function placeText({ file, path, position }: Place): string {
  const at = position ? `line ${position.line}, column ${position.column}` : z.core.toDotPath(path);
  return [file, at].filter(Boolean).join(', ');
}

/** The maximum number of characters of a wrong value that a message shows. */
const longestValue = 80;

/** Returns the end of a message, which shows a wrong value unless it's a list or an object. */
function foundText(found: unknown): string {
  if (found !== null && ['object', 'function', 'undefined'].includes(typeof found)) return '';
  const value = typeof found === 'string' ? JSON.stringify(found) : String(found);
  return `, found ${value.slice(0, longestValue)}`;
}

/** Describes an issue on one line: file, field or line, what is expected and what was found. */
export function issueLine({ message, found, ...place }: Issue): string {
  return `${placeText(place)}: ${message}${foundText(found)}.`;
}

/**
 * Separates the issues that stop the command from warnings, and formats both for the terminal.
 * Issues that stop a build also stop a deploy.
 */
export function report(issues: readonly Issue[], command: 'build' | 'deploy') {
  const isBlocking = ({ stops = 'build' }: Issue) => stops === 'build' || stops === command;
  return {
    issues: issues.filter(isBlocking).map(issueLine),
    warnings: issues
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
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(file, inner, [...path, isList ? Number(key) : key]),
  );
}
