import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eachOf } from '../concurrency/eachOf';
import { unionOf } from '../policy/hash';
import { withMetaPolicy } from '../policy/metaPolicy';
import type { SignInOrigins } from '../policy/origins';
import type { AllowedHashes } from '../policy/policy';
import { filesAtOnce, pagesBelow } from './outDir';
import { dataFolder, moveDataOutOfScripts } from './pageData';

/** What `securePages` did. */
export interface SecuredPages {
  readonly pages: number;
  /** Every hash that any page needs: what the host's header has to allow. */
  readonly hashes: AllowedHashes;
}

/** Gives every page a policy of its own, after moving Next's page data into files. */
export async function securePages(folder: string, origins: SignInOrigins): Promise<SecuredPages> {
  const pages = await pagesBelow(folder);
  const hashes: AllowedHashes[] = [];
  await mkdir(join(folder, dataFolder), { recursive: true });
  await eachOf(pages, filesAtOnce, async (page) => {
    const file = join(folder, page);
    const moved = moveDataOutOfScripts(await readFile(file, 'utf8'), page);
    await writeFile(join(folder, moved.address), moved.data);
    const secured = withMetaPolicy(moved.html, page, origins);
    await writeFile(file, secured.html);
    hashes.push(secured.hashes);
  });
  return { pages: pages.length, hashes: unionOf(hashes) };
}
