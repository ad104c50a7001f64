import { pathValues } from '@/lib/services/findServices';
import { nameKey } from '@/lib/services/nameKey';
import type { Service } from '@/lib/services/service';

/**
 * The maximum length of a page's file name, in bytes. File systems allow 255, and in `.next`, Next
 * adds `.segments` to the name.
 */
const maxBytes = 255 - '.segments'.length;

/**
 * Returns the file name, without extension, that Next 16.4 gives to a segment's page. Next escapes
 * path delimiters, even escaped ones.
 */
export function exportedName(segment: string): string {
  return segment.replace(/[/?#\\]|%(?:2f|3f|23|5c)/gi, encodeURIComponent);
}

/**
 * Returns other file names that hosts look for. Firebase decodes all characters except `/`, `?` and
 * `#`; file servers decode all.
 */
export function decodedNames(segment: string): string[] {
  const names = [segment.replace(/[/?#]/g, encodeURIComponent), segment];
  return [...new Set(names)].filter((name) => name !== exportedName(segment));
}

/** Matches names with a special meaning to file systems, hosts or Next. */
const reserved = /^(?:\.{0,2}|index|__next\..*)$/is;

/**
 * Matches paths that hosts other than Firebase normalize: those with nothing, `.` or `..`
 * between slashes or backslashes.
 */
const normalizedPart = /(?:^|[/\\])\.{0,2}(?:[/\\]|$)/;

/**
 * Returns the ids and aliases of all services by {@link nameKey}. If several have the same key, the
 * first of {@link pathValues} wins.
 */
function valuesByKey(services: readonly Service[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const value of pathValues.flatMap((valueOf) => services.map(valueOf))) {
    const key = nameKey(value);
    if (!values.has(key)) values.set(key, value);
  }
  return values;
}

/**
 * Returns the path segments to prerender under `/services/`: ids and aliases, unencoded as
 * `generateStaticParams` expects. Leaves out segments whose file name is reserved, too long, taken,
 * or normalized by hosts. Also leaves out segments whose encoded form is another segment (`a b` if
 * there is `a%20b`): Next passes encoded segments to pages, so a page couldn't tell the two apart.
 * The 404 page resolves the segments that are left out.
 */
export function prerenderSegments(services: readonly Service[]): string[] {
  const values = valuesByKey(services);
  const taken = new Set<string>();
  const segments: string[] = [];
  for (const value of values.values()) {
    const name = exportedName(value);
    const encoded = encodeURIComponent(value);
    const isAmbiguous = encoded !== value && values.has(nameKey(encoded));
    const isTooLong = Buffer.byteLength(name) > maxBytes;
    // A page consists of a folder and two files.
    const files = [name, `${name}.html`, `${name}.txt`].map(nameKey);
    if (isAmbiguous || isTooLong || reserved.test(name) || normalizedPart.test(value)) continue;
    if (files.some((file) => taken.has(file))) continue;
    files.forEach((file) => taken.add(file));
    segments.push(value);
  }
  return segments;
}
