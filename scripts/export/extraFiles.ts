import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from './out';

/**
 * Removes second copies that Next exports: of the 404 page, under an address of its own that would answer with 200; and
 * of each page's whole payload, since the router of a static export fetches `page.txt`.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const payloads = (await filesBelow(folder)).filter(
    (file) => basename(file) === '__next._full.txt',
  );
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt', ...payloads])
    await rm(join(folder, name), { recursive: true, force: true });
}
