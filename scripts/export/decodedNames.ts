import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { decodedNames, exportedName } from '@/lib/catalogue/build/prerender';

/** The page's place under its decoded name, or undefined when that would lead elsewhere or nowhere. */
function decodedPlace(folder: string, segment: string): string | undefined {
  const odd = segment.split(/[/\\]/).some((part) => /^\.{0,2}$/.test(part));
  const place = resolve(folder, segment);
  return odd || segment.includes('\0') || !place.startsWith(folder + sep) ? undefined : place;
}

/** The page, its data, and the folder with its data in parts, which soft navigation asks for. */
const endings = ['.html', '.txt', ''] as const;

/** Copies a page's parts to another name, all or none; only the page itself has to be there. */
async function copyPage(from: string, to: string): Promise<boolean> {
  if (endings.some((ending) => existsSync(to + ending))) return false;
  try {
    await mkdir(dirname(to), { recursive: true });
    for (const ending of endings)
      if (ending === '.html' || existsSync(from + ending))
        await cp(from + ending, to + ending, { recursive: true });
    return true;
  } catch {
    // What cannot be removed, such as a name that is too long, was never written.
    for (const ending of endings)
      await rm(to + ending, { recursive: true, force: true }).catch(() => undefined);
    return false;
  }
}

/**
 * Next writes the page of a value with `?`, `#`, `/` or `\` under a name that has them escaped (`what%3F.html`), but
 * nginx and plain file servers decode an address before they look for its file. This writes those pages under their
 * decoded names too, so that every host finds them (product 10.2). A name that is taken, leads out of `services/` or cannot
 * be held by the file system is left out: the 404 screen finds such a service by itself.
 * @param segments the values under `/services/` that were prerendered, raw
 * @returns the pages written, relative to `outDir`
 */
export async function writeDecodedNames(outDir: string, segments: readonly string[]) {
  const folder = resolve(outDir, 'services');
  const pages: string[] = [];
  for (const segment of segments)
    for (const name of decodedNames(segment)) {
      const place = decodedPlace(folder, name);
      if (place && (await copyPage(resolve(folder, exportedName(segment)), place)))
        pages.push(relative(outDir, `${place}.html`));
    }
  return pages;
}
