import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodedNames, exportedName } from '@/lib/catalogue/prerender';

/**
 * A page is `name.html`, its payload for soft navigation is `name.txt`, and the payloads of its
 * segments are in the folder `name`.
 */
const endings = ['.html', '.txt', ''] as const;

/**
 * Copies a page and its payloads to another name. If that fails, removes the copies and returns
 * false.
 */
async function copyPage(from: string, to: string): Promise<boolean> {
  if (endings.some((ending) => existsSync(to + ending))) return false;
  try {
    await mkdir(dirname(to), { recursive: true });
    for (const ending of endings)
      if (ending === '.html' || existsSync(from + ending))
        await cp(from + ending, to + ending, { recursive: true });
    return true;
  } catch {
    // Removing a file fails only if the file was never written, for example because its name is too
    // long.
    for (const ending of endings)
      await rm(to + ending, { recursive: true, force: true }).catch(() => undefined);
    return false;
  }
}

/**
 * Copies service pages with `?`, `#`, `/` or `\` in their names to the decoded names. Next escapes
 * these characters (`what%3F.html`), but plain file servers decode a URL before they look for the
 * file. Skips names that exist already or that the file system doesn't allow; the 404 page still
 * finds those services.
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
