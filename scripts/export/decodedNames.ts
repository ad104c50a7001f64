import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodedNames, exportedName } from '@/lib/catalogue/prerender';

/** The page, its payload, and the folder of its segments' payloads for soft navigation. */
const endings = ['.html', '.txt', ''] as const;

/** Copies a page and its payloads to another name. If anything fails, it copies nothing. */
async function copyPage(from: string, to: string): Promise<boolean> {
  if (endings.some((ending) => existsSync(to + ending))) return false;
  try {
    await mkdir(dirname(to), { recursive: true });
    for (const ending of endings)
      if (ending === '.html' || existsSync(from + ending))
        await cp(from + ending, to + ending, { recursive: true });
    return true;
  } catch {
    // Removing fails only for files that were never written, such as one with a name that is too long.
    for (const ending of endings)
      await rm(to + ending, { recursive: true, force: true }).catch(() => undefined);
    return false;
  }
}

/**
 * Copies the pages of values with `?`, `#`, `/` or `\` to their decoded names (product 10.2). Next escapes such names
 * (`what%3F.html`), but plain file servers decode a URL before they look for the file. Names that exist or that the file system
 * doesn't allow are skipped; the 404 page finds these services.
 * @param segments the prerendered values, not encoded
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
