import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from './outDir';

/** A second copy of the 404 page under an address of its own, which would answer with 200. */
const secondCopy = ['_not-found', '_not-found.html', '_not-found.txt'];

/** A second copy of a page's whole payload: the router of a static export fetches `page.txt`. */
const secondPayload = '__next._full.txt';

/** Removes what Next exports but nobody may, or would, ask for. */
export async function removeLeftovers(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const parts = files.filter((file) => basename(file) === secondPayload);
  await Promise.all(
    [...secondCopy, ...parts].map((name) =>
      rm(join(folder, name), { recursive: true, force: true }),
    ),
  );
}
