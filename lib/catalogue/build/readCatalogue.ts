import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentHash } from '@/lib/catalogue/fetchData';
import { decodeFile } from './decodeFile';
import { explainError } from './explain';
import { findDoubledFields, findSyntaxFault } from './jsonSyntax';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { pictureFault } from './pictureFault';
import { prerenderSegments } from './prerender';
import type { Service } from '@/lib/catalogue/service';

/** An id that cannot be the name of a page, and a picture of this site that no browser would get: only the build can tell. */
async function checkForBuild(file: string, publicDir: string, services: readonly Service[]) {
  const pages = new Set(prerenderSegments(services));
  const errors: string[] = [];
  for (const [index, { id, name, picture }] of services.entries()) {
    const place = `${file}, entry ${index + 1} (name ${JSON.stringify(name)})`;
    if (!pages.has(id)) {
      errors.push(
        `${place}, field "id": found the text ${JSON.stringify(id)}; expected a text that can be part of an address and a file name. Use a short id of letters, digits and hyphens.`,
      );
    }
    const fault = picture.startsWith('/') ? await pictureFault(publicDir, picture) : undefined;
    if (fault) {
      const [found, mend] = fault;
      errors.push(
        `${place}, field "picture": found the text ${JSON.stringify(picture)}, ${found}; expected a picture inside public. ${mend}`,
      );
    }
  }
  return errors;
}

/** The data file's services, or a printable message for each of its errors. */
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
 * @param shownAs what the messages call the file.
 */
export async function openCatalogueFile(
  path = join(process.cwd(), 'public', 'data.json'),
  shownAs = `public/${basename(path)}`,
): Promise<CheckedFile> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return {
      errors: [
        `${shownAs}: cannot be read (${code}); expected the file with the studio's services. Put it back at ${path}.`,
      ],
    };
  }
  const decoded = decodeFile(shownAs, bytes);
  if ('fault' in decoded) return { errors: [decoded.fault] };
  const json = decoded.text;
  const fault = findSyntaxFault(shownAs, json);
  if (fault) return { errors: [fault] };
  const doubled = findDoubledFields(shownAs, json);
  const data: unknown = JSON.parse(json);
  const result = parseCatalogue(data);
  const wrong = result.ok
    ? await checkForBuild(shownAs, dirname(path), result.services)
    : result.errors.map((error) => explainError(shownAs, error));
  const errors = [...doubled, ...wrong];
  return result.ok && errors.length === 0
    ? { services: result.services, sum: contentHash(data), errors: [] }
    : { errors };
}

async function open() {
  const { errors, ...file } = await openCatalogueFile();
  if (!file.services) throw new Error(errors.join('\n'));
  return file;
}

let known: ReturnType<typeof open> | undefined;

/**
 * The data file as the build read it: its services, and the contentHash by which the browser tells whether the live file
 * is another one. A build reads it once a process; the development server reads it anew for each page. Server
 * components and build steps only. Throws one message per error when the file is wrong.
 */
export function readCatalogueFile(): ReturnType<typeof open> {
  if (process.env.NODE_ENV !== 'production') return open();
  known ??= open();
  return known;
}

/** The services of `public/data.json`: `readCatalogueFile` for those who need nothing else. */
export async function readCatalogue(): Promise<readonly Service[]> {
  return (await readCatalogueFile()).services;
}
