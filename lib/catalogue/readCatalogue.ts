import { openCatalogueFile } from './checkFile';
import type { Service } from './service';

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
