import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/**
 * Finds the file for an address as the simplest server would: the file itself, the file with `.html`, or the folder's
 * `index.html`. Nothing outside the folder is ever found.
 * @param pathname as it came over the wire, percent-encoded
 */
export async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const path = normalize(join(folder, decoded));
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  for (const candidate of [path, `${path}.html`, join(path, 'index.html')])
    if (await isFile(candidate)) return candidate;
  return undefined;
}
