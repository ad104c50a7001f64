import 'server-only';
import { constants } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Issue, PlacedText } from './issue';

const outside = 'Expected a picture inside public';

/** The path of a file as the disk writes it, where it has other capitals; hosts tell them apart, some disks do not. */
async function otherCapitals(publicDir: string, path: string): Promise<string | undefined> {
  let folder = publicDir;
  let written = '';
  for (const part of path.split('/').filter(Boolean)) {
    const names = await readdir(folder).catch((): string[] => []);
    const name =
      names.find((other) => other === part) ??
      names.find((other) => other.toLowerCase() === part.toLowerCase());
    if (!name) return undefined;
    folder = join(folder, name);
    written += `/${name}`;
  }
  return written === path ? undefined : written;
}

async function lookAt(publicDir: string, path: string): Promise<string | undefined> {
  // Browsers take `..` out of an address before they ask for it.
  if (path.split(/[/\\]/).includes('..')) return outside;
  const written = await otherCapitals(publicDir, path);
  if (written) return `Expected ${JSON.stringify(written)}, since hosts tell capital letters apart`;
  const file = await realpath(join(publicDir, path));
  if (!file.startsWith((await realpath(publicDir)) + sep)) return outside;
  if (!(await stat(file)).isFile()) return 'Expected a picture, not a folder';
  await access(file, constants.R_OK);
  return undefined;
}

/**
 * The issue of a picture of this site, by its path (a query or a fragment may follow); none when a browser gets its file.
 * @param place where it is named
 */
export async function pictureIssue(
  { text: found, ...place }: PlacedText,
  publicDir: string,
): Promise<Issue | undefined> {
  const message = await lookAt(publicDir, found.replace(/[?#].*$/s, '')).catch(
    () => 'Expected a file in public that can be read',
  );
  return message === undefined ? undefined : { ...place, message, found };
}
