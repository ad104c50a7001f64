import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodedNames, exportedName } from '@/lib/catalogue/prerender';

/**
 * A page is `name.html`, its payload for soft navigation is `name.txt`, and the payloads of its
 * segments are in the folder `name`.
 */
const endings = ['.html', '.txt', ''] as const;

/** Creates a folder. Returns false if a part of its path is a file, such as another page. */
async function createFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EEXIST', 'ENOTDIR'].includes(code)) return false;
    throw error;
  }
}

/** Copies a page and its payloads to another name. Returns false if the name is taken. */
async function copyPage(from: string, to: string): Promise<boolean> {
  if (endings.some((ending) => existsSync(to + ending))) return false;
  if (!(await createFolder(dirname(to)))) return false;
  for (const ending of endings)
    if (ending === '.html' || existsSync(from + ending))
      await cp(from + ending, to + ending, { recursive: true });
  return true;
}

/**
 * Copies service pages with `?`, `#`, `/` or `\` in their names to the decoded names. Next escapes
 * these characters (`what%3F.html`), but plain file servers decode a URL before they look for the
 * file. Skips names that are taken; the 404 page still finds those services.
 * @param segments the prerendered path segments, not encoded
 * @returns the pages that were written, relative to `outDir`
 */
export async function writeDecodedNames(outDir: string, segments: readonly string[]) {
  const folder = join(outDir, 'services');
  const pages: string[] = [];
  for (const segment of segments)
    for (const name of decodedNames(segment))
      if (await copyPage(join(folder, exportedName(segment)), join(folder, name)))
        pages.push(`services/${name}.html`);
  return pages;
}
