import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspectSource } from './inspectSource';
import { pictureFile, type PictureVariants } from '@/lib/pictures/variants';

/** Addresses of source pictures: pictures that lie directly in `public/images`. */
const sourceAddress = /^\/images\/([^/\\]+\.(?:jpe?g|png|webp))$/i;

/** The file of a source picture on disk, or undefined for any other address. */
export function sourceFile(address: string): string | undefined {
  const name = sourceAddress.exec(address)?.[1];
  const file = name && join(process.cwd(), 'public', 'images', name);
  return file && existsSync(file) ? file : undefined;
}

const known = new Map<string, Promise<PictureVariants | undefined>>();

async function read(address: string): Promise<PictureVariants | undefined> {
  const file = sourceFile(address);
  if (!file) return undefined;
  const picture = await inspectSource(file);
  const variant = pictureFile(picture, 'full', picture.width, 'avif');
  if (!existsSync(join(process.cwd(), 'public', '_pictures', variant))) {
    throw new Error(
      `The sizes of public${address} are not made yet: npm run build makes them, npm run dev at its start.`,
    );
  }
  return picture;
}

/**
 * The picture behind an address, or undefined when it is not one of the source pictures in `public/images` (then the address
 * is shown as it is). Each source is read once a process. Throws when its sizes were not made.
 */
export function readPicture(address: string): Promise<PictureVariants | undefined> {
  const found = known.get(address) ?? read(address);
  known.set(address, found);
  return found;
}
