import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspectMaster } from './inspectMaster';
import { masterFile } from './masterFile';
import { pictureFile, type PictureSource } from './source';

const known = new Map<string, Promise<PictureSource | undefined>>();

async function read(address: string): Promise<PictureSource | undefined> {
  const master = masterFile(address);
  if (!master) return undefined;
  const source = await inspectMaster(master);
  const variant = pictureFile(source, 'full', source.width, 'avif');
  if (!existsSync(join(process.cwd(), 'public', '_pictures', variant))) {
    throw new Error(`The sizes of public${address} are not made yet: run npm run pictures.`);
  }
  return source;
}

/**
 * The picture behind an address, or undefined when it is not one of the masters in `public/images` (then the address
 * is shown as it is). Build only; each master is read once a process. Throws when its sizes were not made.
 */
export function readPicture(address: string): Promise<PictureSource | undefined> {
  const found = known.get(address) ?? read(address);
  known.set(address, found);
  return found;
}
