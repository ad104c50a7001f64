import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A second copy of the 404 page under an address of its own, which would answer with 200. */
const leftovers = ['_not-found', '_not-found.html', '_not-found.txt'];

/** Removes what Next exports but nobody may ask for. */
export async function removeLeftovers(folder: string): Promise<void> {
  await Promise.all(
    leftovers.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}
