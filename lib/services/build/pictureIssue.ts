import 'server-only';
import { constants } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { describe, type Issue, type Place } from './issue';

type Reason = Pick<Issue, 'found' | 'fix'>;

const outside: Reason = {
  found: 'which lies outside public',
  fix: 'Put the picture into public/images and write its path.',
};

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

async function lookAt(publicDir: string, path: string): Promise<Reason | undefined> {
  // Browsers take `..` out of an address before they ask for it.
  if (path.split(/[/\\]/).includes('..')) return outside;
  const written = await otherCapitals(publicDir, path);
  if (written)
    return {
      found: `but the file is called ${JSON.stringify(written)}`,
      fix: 'Write its name with the same capital letters: hosts tell them apart.',
    };
  const file = await realpath(join(publicDir, path));
  if (!file.startsWith((await realpath(publicDir)) + sep)) return outside;
  const stats = await stat(file);
  if (stats.isDirectory())
    return { found: 'which is a folder', fix: 'Add the name of the file to the path.' };
  if (!stats.isFile()) return { found: 'which is no file', fix: 'Put a picture there.' };
  await access(file, constants.R_OK);
  return undefined;
}

async function reasonFor(publicDir: string, path: string): Promise<Reason | undefined> {
  try {
    return await lookAt(publicDir, path);
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)
      ? { found: 'but there is no such file', fix: 'Put the file there or fix its name.' }
      : {
          found: `which cannot be read (${code})`,
          fix: 'Let everybody read the file, or save it anew.',
        };
  }
}

/**
 * The issue of a picture of this site, by its path (a query or a fragment may follow); none when a browser gets its file.
 * @param place where it is named
 */
export async function pictureIssue(
  place: Place,
  publicDir: string,
  picture: string,
): Promise<Issue | undefined> {
  const reason = await reasonFor(publicDir, picture.replace(/[?#].*$/s, ''));
  return (
    reason && {
      ...place,
      found: `${describe(picture)}, ${reason.found}`,
      expected: 'a picture inside public',
      fix: reason.fix,
    }
  );
}
