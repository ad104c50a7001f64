import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checksum } from './checksum';
import { explainError } from './explain';
import { findSyntaxFault } from './jsonSyntax';
import { parseCatalogue } from './parse';
import { prerenderSegments } from './prerender';
import type { Service } from './service';

/** Windows editors may put a byte order mark in front; JSON.parse refuses it, browsers drop it. */
const byteOrderMark = /^\uFEFF/;

/** A picture of this site that is not there, and an id that cannot be the name of a page: only the build can tell. */
function checkForBuild(file: string, publicDir: string, services: readonly Service[]): string[] {
  const pages = new Set(prerenderSegments(services));
  return services.flatMap(({ id, name, picture }, index) => {
    const place = `${file}, entry ${index + 1} (name ${JSON.stringify(name)})`;
    const found: string[] = [];
    if (!pages.has(id)) {
      found.push(
        `${place}, field "id": found the text ${JSON.stringify(id)}; expected a text that can be part of an address and a file name. Use a short id of letters, digits and hyphens.`,
      );
    }
    if (picture.startsWith('/') && !existsSync(join(publicDir, picture.replace(/[?#].*$/s, '')))) {
      found.push(
        `${place}, field "picture": found the text ${JSON.stringify(picture)}, but there is no such file; expected a picture inside public. Put the file there or mend its name (capital letters count).`,
      );
    }
    return found;
  });
}

/** The data file's services, or a printable sentence for each of its errors. */
export type CheckedFile =
  | {
      readonly services: readonly Service[];
      /** Of the file's content, as a browser reads it. */
      readonly sum: number;
      readonly errors: readonly [];
    }
  | { readonly services?: undefined; readonly errors: readonly string[] };

/**
 * Reads and checks the data file at build. Never throws.
 *
 * @param path the data file; pictures that start with `/` are looked for in its folder.
 * @param shownAs what the sentences call the file.
 */
export async function openCatalogueFile(
  path = join(process.cwd(), 'public', 'data.json'),
  shownAs = `public/${basename(path)}`,
): Promise<CheckedFile> {
  let json: string;
  try {
    json = (await readFile(path, 'utf8')).replace(byteOrderMark, '');
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return {
      errors: [
        `${shownAs}: cannot be read (${code}); expected the file with the studio's services. Put it back at ${path}.`,
      ],
    };
  }
  const fault = findSyntaxFault(json);
  if (fault) {
    const { line, column, found, expected } = fault;
    return {
      errors: [
        `${shownAs}, line ${line}, column ${column}: found ${found}; expected ${expected}. Mend it there or a little before.`,
      ],
    };
  }
  const data: unknown = JSON.parse(json);
  const result = parseCatalogue(data);
  if (!result.ok) return { errors: result.errors.map((error) => explainError(shownAs, error)) };
  const errors = checkForBuild(shownAs, dirname(path), result.services);
  return errors.length > 0
    ? { errors }
    : { services: result.services, sum: checksum(data), errors: [] };
}

/**
 * What the build prints about the data file: one sentence per error, each with file, entry, field, what was found, what
 * is expected and how to mend it. An empty list means that the file is right.
 */
export async function checkCatalogueFile(path?: string, shownAs?: string): Promise<string[]> {
  return [...(await openCatalogueFile(path, shownAs)).errors];
}
