import 'server-only';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashContent } from '@/lib/catalogue/contentHash';
import { decodeFile } from './decodeFile';
import { explainError } from './explain';
import { type Issue, issueLine } from './issue';
import { findDoubledFields, findSyntaxIssue } from './jsonSyntax';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { pictureIssue } from './pictureIssue';
import { prerenderSegments } from './prerender';
import { priceWarnings } from './priceWarnings';
import type { Service } from '@/lib/catalogue/service';
import { dataFile } from '@/lib/content/dataFile';
import { hours } from '@/lib/content/studio';
import { shownServices } from '@/lib/studio/shownServices';
import { timetableWarnings } from '@/lib/timetable/build/warnings';

/** The issues that only the build can find: ids that cannot be the name of a page, and pictures that are not in `public`. */
async function checkForBuild(file: string, publicDir: string, services: readonly Service[]) {
  const pages = new Set(prerenderSegments(services));
  const errors: Issue[] = [];
  for (const [index, { id, name, picture }] of services.entries()) {
    const entry = `entry ${index + 1} (name ${JSON.stringify(name)})`;
    if (!pages.has(id)) {
      errors.push({
        ...{ file, entry, field: 'id' },
        found: `the text ${JSON.stringify(id)}`,
        expected: 'a text that can be part of an address and a file name',
        fix: 'Use a short id of letters, digits and hyphens.',
      });
    }
    if (!picture.startsWith('/')) continue;
    const issue = await pictureIssue({ file, entry, field: 'picture' }, publicDir, picture);
    if (issue) errors.push(issue);
  }
  return errors;
}

/** The data file's services, the hash of its content and what may be wrong with it; or all that stops the build. */
export type CheckedFile =
  | {
      readonly services: readonly Service[];
      readonly contentHash: number;
      readonly warnings: readonly Issue[];
      readonly errors: readonly [];
    }
  | {
      readonly services?: undefined;
      readonly warnings?: undefined;
      readonly errors: readonly Issue[];
    };

/** Reads and checks the data file at build; pictures that start with `/` are looked for in `publicDir`. Never throws. */
export async function checkCatalogueFile(
  path = join(process.cwd(), dataFile),
  publicDir = join(process.cwd(), 'public'),
): Promise<CheckedFile> {
  const file = `public/${basename(path)}`;
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (!Buffer.isBuffer(bytes)) {
    const { code = 'unknown reason' } = bytes;
    const issue = {
      file,
      found: `no file that can be read (${code})`,
      expected: "the file with the studio's services",
      fix: `Put it back at ${path}.`,
    };
    return { errors: [issue] };
  }
  const { issue: encodingIssue, text = '' } = decodeFile(file, bytes);
  const issue = encodingIssue ?? findSyntaxIssue(file, text);
  if (issue) return { errors: [issue] };
  const data: unknown = JSON.parse(text);
  const result = parseCatalogue(data);
  const wrong = result.ok
    ? await checkForBuild(file, publicDir, result.services)
    : result.errors.map((error) => explainError(file, error));
  const errors = [...findDoubledFields(file, text), ...wrong];
  if (!result.ok || errors.length > 0) return { errors };
  const services = shownServices(result.services);
  const warnings = [
    ...priceWarnings(file, services),
    ...timetableWarnings(file, data as readonly unknown[], services, hours),
  ];
  return { services, contentHash: hashContent(data), warnings, errors: [] };
}

async function open() {
  const { errors, ...file } = await checkCatalogueFile();
  if (!file.services) throw new Error(errors.map(issueLine).join('\n'));
  return file;
}

let known: ReturnType<typeof open> | undefined;

/**
 * The data file at build: its services, and the hash by which the browser finds out whether the live file differs. A build
 * reads the file once in each process; the development server reads it again for each page.
 * @throws Error with one line per error when the file is wrong
 */
export function readCatalogueFile(): ReturnType<typeof open> {
  if (process.env.NODE_ENV !== 'production') return open();
  known ??= open();
  return known;
}

/** The services of the data file alone, by {@link readCatalogueFile}. */
export async function readCatalogue(): Promise<readonly Service[]> {
  return (await readCatalogueFile()).services;
}
