import { aliasIndex } from './findServices';
import { nameKey } from './nameKey';
import type { Service } from './service';

/** The most bytes a file name may have on the usual file systems. */
const longestFileName = 255;

/** The longest ending that Next gives a page's file, in .next while it builds. */
const longestEnding = '.segments'.length;

/**
 * The name (without ending) under which Next writes the page of a segment: the delimiters of a path are escaped, and
 * so is what looks like one already escaped. Measured with Next 16.4.6, lib/metadata of the export step.
 */
export function exportedName(segment: string): string {
  return segment.replace(/[/?#\\]|%(?:2f|3f|23|5c)/gi, encodeURIComponent);
}

/** Names that mean something else to a file system, to a host or to Next's own files beside the pages. */
const reserved = /^(?:\.{0,2}|index|__next\..*)$/is;

/** Whether a page can be written under this name at all, whatever the others are called. */
function isWritable(name: string): boolean {
  const bytes = Buffer.byteLength(name);
  return !reserved.test(name) && bytes + longestEnding <= longestFileName;
}

/**
 * The segments under `/services/` to make pages of, raw as `generateStaticParams` wants them: every id, booking text,
 * name, price and comment. Left to the 404 island (design 3.4) are those whose file name would be too long, or taken
 * by a better one on any disk ({@link nameKey}), and those that Next, which hands the page an encoded segment, could not
 * tell from another value.
 */
export function prerenderSegments(services: readonly Service[]): string[] {
  const values = aliasIndex(services);
  const taken = new Set<string>();
  const segments: string[] = [];
  for (const { value } of values.values()) {
    const name = exportedName(value);
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    const ambiguous = encoded !== value && values.has(nameKey(encoded));
    // A page is a folder `name` beside the files `name.html` and `name.txt`.
    const files = [name, `${name}.html`, `${name}.txt`].map(nameKey);
    if (ambiguous || !isWritable(name) || files.some((file) => taken.has(file))) continue;
    files.forEach((file) => taken.add(file));
    segments.push(value);
  }
  return segments;
}
