import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type AllowedHashes, type SignInOrigins, unionOf, withMetaPolicy } from '../policy/policy';
import { deferPage } from './deferScripts';
import { filesBelow } from './outFolder';
import { dataFolder, moveDataOutOfScripts } from './pageData';

/**
 * Removes second copies that Next exports: of the 404 page, under an address of its own that would answer with 200; and
 * of each page's whole payload, since the router of a static export fetches `page.txt`.
 */
async function removeLeftovers(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const payloads = files.filter((file) => basename(file) === '__next._full.txt');
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt', ...payloads])
    await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Makes the scripts of every page wait for its pictures and texts, moves Next's data out of the page, and then, as the
 * page is inline what it will be, gives it a policy of its own.
 * @returns how many pages there are, and every hash that any of them needs: what the host's header has to allow
 */
export async function finishPages(folder: string, origins: SignInOrigins) {
  await removeLeftovers(folder);
  const pages = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  const hashes: AllowedHashes[] = [];
  await mkdir(join(folder, dataFolder), { recursive: true });
  for (const page of pages) {
    const file = join(folder, page);
    const deferred = deferPage(await readFile(file, 'utf8'), page);
    const moved = moveDataOutOfScripts(deferred, page);
    await writeFile(join(folder, moved.address), moved.data);
    const secured = withMetaPolicy(moved.html, page, origins);
    await writeFile(file, secured.html);
    hashes.push(secured.hashes);
  }
  return { pages: pages.length, hashes: unionOf(hashes) };
}
