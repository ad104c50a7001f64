import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of source pictures: pictures that lie directly in `public/images`. */
const sourceAddress = /^\/images\/([^/\\]+\.(?:jpe?g|png|webp))$/i;

/** The file of a source picture on disk, or undefined for any other address. Build only. */
export function sourceFile(address: string): string | undefined {
  const name = sourceAddress.exec(address)?.[1];
  const file = name && join(process.cwd(), 'public', 'images', name);
  return file && existsSync(file) ? file : undefined;
}
