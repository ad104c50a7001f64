import 'server-only';
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { dataSchema } from '@/lib/schemas/data';
import { hashContent, largestFile } from '@/lib/services/liveData';
import { type Service, servicesOf } from '@/lib/services/service';
import { dataFile, publicFolder } from '@/lib/studio/folders';
import { type Issue, issueLine, issuesOf } from './issue';
import { pictureIssue } from './pictureIssue';
import { prerenderSegments } from './prerender';

/** What an owner calls the data file, wherever that of the studio stands. */
const file = 'public/data.json';

/**
 * The content of the data file.
 * @throws Error that says why browsers or the build cannot read it
 */
async function readData(path: string): Promise<unknown> {
  const bytes = await readFile(path);
  if (bytes.length > largestFile)
    throw new Error(`Expected at most ${largestFile} bytes, since browsers read no more of it`);
  if (!isUtf8(bytes)) throw new Error('Expected a file in UTF-8: save it again with this encoding');
  // Editors on Windows may write a byte order mark first; JSON.parse refuses it, browsers ignore it.
  return JSON.parse(bytes.toString().replace(/^\uFEFF/, ''));
}

/** The issues that only the build can find: ids that cannot be the name of a page, and pictures that are not in `public`. */
async function checkForBuild(publicDir: string, services: readonly Service[]) {
  const pages = new Set(prerenderSegments(services));
  const issues: Issue[] = [];
  for (const [index, { id, picture }] of services.entries()) {
    const message = 'Expected a short id of letters, digits and hyphens';
    if (!pages.has(id)) issues.push({ file, path: [index, 'id'], message, found: id });
    if (!picture.startsWith('/')) continue;
    const place = { file, path: [index, 'picture'], text: picture };
    const issue = await pictureIssue(place, publicDir);
    if (issue) issues.push(issue);
  }
  return issues;
}

/** The services of the data file and the hash of its content; or all that stops the build. */
export type CheckedFile =
  | {
      readonly services: readonly Service[];
      readonly contentHash: number;
      readonly errors: readonly [];
    }
  | { readonly services?: undefined; readonly errors: readonly Issue[] };

/** Reads and checks the data file at build; pictures that start with `/` are looked for in `publicDir`. Never throws. */
export async function checkCatalogueFile(
  path = dataFile,
  publicDir = publicFolder,
): Promise<CheckedFile> {
  const { data, message }: { data?: unknown; message?: string } = await readData(path).then(
    (data) => ({ data }),
    ({ message }: Error) => ({ message }),
  );
  if (message) return { errors: [{ file, path: [], message }] };
  const { data: entries } = dataSchema.safeParse(data);
  if (!entries) return { errors: issuesOf(file, dataSchema, data) };
  const services = servicesOf(entries);
  const errors = await checkForBuild(publicDir, services);
  return errors.length > 0 ? { errors } : { services, contentHash: hashContent(data), errors: [] };
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
