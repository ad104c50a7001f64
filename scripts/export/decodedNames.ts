import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodedNames, exportedName } from '@/lib/catalogue/prerender';

/** The page, its payload, and the folder with the payload of each segment, which soft navigation fetches. */
const endings = ['.html', '.txt', ''] as const;

/** Copies a page and its payloads to another name, all or nothing. Only the page itself must exist. */
async function copyPage(from: string, to: string): Promise<boolean> {
  if (endings.some((ending) => existsSync(to + ending))) return false;
  try {
    await mkdir(dirname(to), { recursive: true });
    for (const ending of endings)
      if (ending === '.html' || existsSync(from + ending))
        await cp(from + ending, to + ending, { recursive: true });
    return true;
  } catch {
    // Removing fails only for what was never written, such as a name that is too long.
    for (const ending of endings)
      await rm(to + ending, { recursive: true, force: true }).catch(() => undefined);
    return false;
  }
}

/**
 * Copies pages of values with `?`, `#`, `/` or `\` to their decoded names (product 10.2). Next writes such a page under an
 * escaped name (`what%3F.html`), but plain file servers decode an address before they look for its file. A name
 * is skipped when it exists or is not possible in the file system. The 404 page finds that service.
 * @param segments the values under `/services/` that were prerendered (`prerenderSegments`, so none leads out of it), not encoded
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
