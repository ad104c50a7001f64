import { aliasKinds } from '@/lib/services/findServices';
import { nameKey } from '@/lib/services/text';
import type { Service } from '@/lib/services/service';

/** The longest name of a page, in bytes: file systems allow 255, and Next adds endings to its files in .next. */
const longestName = 255 - '.segments'.length;

/**
 * The name (without ending) under which Next writes the page of a segment: it escapes the delimiters of a path, and also
 * texts that look like an escaped delimiter. Measured with Next 16.4.6, lib/metadata of the export step.
 */
export function exportedName(segment: string): string {
  return segment.replace(/[/?#\\]|%(?:2f|3f|23|5c)/gi, encodeURIComponent);
}

/**
 * The other names that hosts look for the page under: those that leave the escapes of `/`, `?` and `#` alone (Firebase),
 * and those that decode everything (plain file servers).
 */
export function decodedNames(segment: string): string[] {
  const names = [segment.replace(/[/?#]/g, encodeURIComponent), segment];
  return [...new Set(names)].filter((name) => name !== exportedName(segment));
}

/** Names with another meaning for a file system or a host, or that Next gives to files of its own beside the pages. */
const reserved = /^(?:\.{0,2}|index|__next\..*)$/is;

/**
 * An empty part between two slashes, `.` or `..`: every host but Firebase normalises such an address and looks for another
 * file. A backslash counts as a slash, as in browsers and Windows.
 */
const foldedPart = /(?:^|[/\\])\.{0,2}(?:[/\\]|$)/;

/** Every value of the services by its {@link nameKey}, as the best of those that differ in case alone writes it. */
function valuesByKey(services: readonly Service[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const value of aliasKinds.flatMap((valueOf) => services.map(valueOf))) {
    const key = nameKey(value);
    if (!values.has(key)) values.set(key, value);
  }
  return values;
}

/**
 * The segments under `/services/` to make pages of, raw as `generateStaticParams` wants them: every id, booking text,
 * name, price and comment. Left to the 404 island (product 10.4) are those whose file name would be too long, or taken
 * by a better one on any disk ({@link nameKey}), those that hosts would look for elsewhere, and those that Next, which
 * hands the page an encoded segment, could not tell from another value.
 */
export function prerenderSegments(services: readonly Service[]): string[] {
  const values = valuesByKey(services);
  const taken = new Set<string>();
  const segments: string[] = [];
  for (const value of values.values()) {
    const name = exportedName(value);
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    const ambiguous = encoded !== value && values.has(nameKey(encoded));
    // A page is a folder `name` beside the files `name.html` and `name.txt`.
    const files = [name, `${name}.html`, `${name}.txt`].map(nameKey);
    const tooLong = Buffer.byteLength(name) > longestName;
    const lost = ambiguous || tooLong || reserved.test(name) || foldedPart.test(value);
    if (lost || files.some((file) => taken.has(file))) continue;
    files.forEach((file) => taken.add(file));
    segments.push(value);
  }
  return segments;
}
