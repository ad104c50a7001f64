import 'server-only';
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { hashContent, largestFile } from '@/lib/services/liveData';
import { dataSchema, type Service, servicesOf } from '@/lib/services/service';
import { dataFile, publicFolder } from '@/lib/studio/folders';
import { expectedAt } from './dataFields';
import { describe, explain, type Issue, issueLine, nameEntry } from './issue';
import { findDoubledFields, findSyntaxIssue, placeAt } from './jsonSyntax';
import { pictureIssue } from './pictureIssue';
import { prerenderSegments } from './prerender';

/** The text of the data file, or why browsers or the build cannot read it. */
async function readText(file: string, path: string): Promise<{ text?: string; issue?: Issue }> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (!Buffer.isBuffer(bytes)) {
    const found = `no file that can be read (${bytes.code})`;
    return { issue: { file, found, expected: `the studio's services at ${path}` } };
  }
  if (bytes.length > largestFile) {
    const expected = `at most ${largestFile}, since browsers read no more of it`;
    return { issue: { file, found: `${bytes.length} bytes`, expected } };
  }
  // Editors on Windows may write a byte order mark first; JSON.parse refuses it, browsers ignore it.
  const text = bytes.toString().replace(/^\uFEFF/, '');
  if (isUtf8(bytes)) return { text, issue: findSyntaxIssue(file, text) };
  return {
    issue: {
      ...placeAt(file, text, text.indexOf('\uFFFD')),
      found: 'a sign in another encoding',
      expected: 'a file in UTF-8',
      fix: 'Save it again with the encoding UTF-8, and look whether its accents are right.',
    },
  };
}

/** The issues that only the build can find: ids that cannot be the name of a page, and pictures that are not in `public`. */
async function checkForBuild(file: string, publicDir: string, services: readonly Service[]) {
  const pages = new Set(prerenderSegments(services));
  const issues: Issue[] = [];
  for (const [index, service] of services.entries()) {
    const { id, picture } = service;
    const entry = nameEntry('', index + 1, service);
    if (!pages.has(id)) {
      const expected = 'a short id of letters, digits and hyphens, for an address and a file name';
      issues.push({ file, entry, field: 'id', found: describe(id), expected });
    }
    if (!picture.startsWith('/')) continue;
    const issue = await pictureIssue({ file, entry, field: 'picture' }, publicDir, picture);
    if (issue) issues.push(issue);
  }
  return issues;
}

/** What the data file says, as it is written and as services, and the hash of its content; or all that stops the build. */
export type CheckedFile =
  | {
      readonly data: readonly unknown[];
      readonly services: readonly Service[];
      readonly contentHash: number;
      readonly errors: readonly [];
    }
  | { readonly services?: undefined; readonly errors: readonly Issue[] };

/** What an owner calls the data file, wherever that of the studio stands. */
const file = 'public/data.json';

/** Reads and checks the data file at build; pictures that start with `/` are looked for in `publicDir`. Never throws. */
export async function checkCatalogueFile(
  path = dataFile,
  publicDir = publicFolder,
): Promise<CheckedFile> {
  const { text = '', issue } = await readText(file, path);
  if (issue) return { errors: [issue] };
  const data = JSON.parse(text) as readonly unknown[];
  const result = dataSchema.safeParse(data, { error: expectedAt });
  const services = result.success ? servicesOf(result.data) : [];
  const errors = [
    ...findDoubledFields(file, text),
    ...explain(file, data, result.error),
    ...(await checkForBuild(file, publicDir, services)),
  ];
  if (errors.length > 0) return { errors };
  return { data, services, contentHash: hashContent(data), errors: [] };
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
