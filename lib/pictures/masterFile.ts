import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of masters: pictures that lie directly in `public/images`. */
const masterAddress = /^\/images\/([^/\\]+\.(?:jpe?g|png|webp))$/i;

/** The file of a master on disk, or undefined for any other address. Build only. */
export function masterFile(address: string): string | undefined {
  const name = masterAddress.exec(address)?.[1];
  const file = name && join(process.cwd(), 'public', 'images', name);
  return file && existsSync(file) ? file : undefined;
}
