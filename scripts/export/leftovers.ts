import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from './outDir';

/** A second copy of the 404 page under an address of its own, which would answer with 200. */
const secondCopy = ['_not-found', '_not-found.html', '_not-found.txt'];

/**
 * Parts of a page's payload that its router never asks a static host for: the whole payload, which it fetches as
 * `page.txt`, and the frame around all pages, which came with the first document. They are a third of a page's bytes.
 */
const unasked = new Set(['__next._full.txt', '__next._index.txt']);

/** Removes what Next exports but nobody may, or would, ask for. */
export async function removeLeftovers(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const parts = files.filter((file) => unasked.has(basename(file)));
  await Promise.all(
    [...secondCopy, ...parts].map((name) =>
      rm(join(folder, name), { recursive: true, force: true }),
    ),
  );
}
