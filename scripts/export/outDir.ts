import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Where Next writes the site, and where every step after it works. */
export const outDir = join(process.cwd(), 'out');

/** How many files a step has under way at a time: a disk answers several questions as fast as one. */
export const filesAtOnce = 16;

/** Every file below a folder, as sorted paths relative to it, with forward slashes on every system. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Every exported page, as paths relative to the folder. */
export async function pagesBelow(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
}
