import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eachOf } from '../concurrency/eachOf';
import { withMetaPolicy } from '../policy/pagePolicy';
import { type AllowedHashes, type SignInOrigins, unionOf } from '../policy/policy';
import { pagesBelow } from './out';
import { dataFolder, moveDataOutOfScripts } from './pageData';

/**
 * Gives every page a policy of its own, after moving Next's page data into files.
 * @returns how many pages there are, and every hash that any of them needs: what the host's header has to allow
 */
export async function securePages(folder: string, origins: SignInOrigins) {
  const pages = await pagesBelow(folder);
  const hashes: AllowedHashes[] = [];
  await mkdir(join(folder, dataFolder), { recursive: true });
  await eachOf(pages, async (page) => {
    const file = join(folder, page);
    const moved = moveDataOutOfScripts(await readFile(file, 'utf8'), page);
    await writeFile(join(folder, moved.address), moved.data);
    const secured = withMetaPolicy(moved.html, page, origins);
    await writeFile(file, secured.html);
    hashes.push(secured.hashes);
  });
  return { pages: pages.length, hashes: unionOf(hashes) };
}
