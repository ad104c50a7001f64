import 'server-only';
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { dataSchema } from '@/lib/schemas/data';
import { hashData } from '@/lib/services/liveData';
import type { Service } from '@/lib/services/service';
import { dataFile, publicFolder } from '@/lib/studio/folders';
import { type Issue, issueLine } from './issue';
import { pictureIssue } from './pictureIssue';
import { syntaxIssue } from './syntax';
import { issuesOf } from './validate';

/** The name of the data file in messages. The test studio keeps its file elsewhere. */
const file = 'public/data.json';

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) throw new Error('Expected UTF-8: save the file again with this encoding');
  // Windows editors may write a byte order mark, which browsers ignore but JSON.parse rejects.
  return bytes.toString().replace(/^\uFEFF/, '');
}

/** The services and the hash of the file, or the issues that stop the build. */
export type CheckedFile =
  | {
      readonly services: readonly Service[];
      readonly dataHash: number;
      readonly errors: readonly [];
    }
  | { readonly services?: undefined; readonly errors: readonly Issue[] };

/** Reads and validates the data file for the build. Never rejects. */
export async function checkCatalogueFile(
  path = dataFile,
  pictureFolder = publicFolder,
): Promise<CheckedFile> {
  let text = '';
  let data: unknown;
  try {
    text = await readText(path);
    data = JSON.parse(text);
  } catch (error) {
    // JSON.parse gives no line, and often no position.
    const syntax = error instanceof SyntaxError && (await syntaxIssue(file, text));
    return { errors: [syntax || { file, path: [], message: (error as Error).message }] };
  }
  const { data: services } = dataSchema.safeParse(data);
  if (!services) return { errors: issuesOf(file, dataSchema, data) };
  const pictureIssues = await Promise.all(
    services.map(async ({ picture }, index) =>
      picture.startsWith('/')
        ? pictureIssue({ file, path: [index, 'picture'], text: picture }, pictureFolder)
        : undefined,
    ),
  );
  const errors = pictureIssues.filter((issue) => issue !== undefined);
  return errors.length > 0 ? { errors } : { services, dataHash: hashData(data), errors: [] };
}

async function readOrThrow() {
  const { errors, ...catalogue } = await checkCatalogueFile();
  if (!catalogue.services) throw new Error(errors.map(issueLine).join('\n'));
  return catalogue;
}

let cached: ReturnType<typeof readOrThrow> | undefined;

/**
 * Reads the services and the hash of the data file, once per process in builds and on every call in
 * development.
 * @throws Error with one line per issue
 */
export function readCatalogueFile(): ReturnType<typeof readOrThrow> {
  if (process.env.NODE_ENV !== 'production') return readOrThrow();
  cached ??= readOrThrow();
  return cached;
}

export async function readCatalogue(): Promise<readonly Service[]> {
  return (await readCatalogueFile()).services;
}
