import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

const outside = [
  'which lies outside public',
  'Put the picture into public/images and write its path.',
] as const;

async function lookAt(
  publicDir: string,
  path: string,
): Promise<readonly [string, string] | undefined> {
  // Browsers take `..` out of an address before they ask for it.
  if (path.split(/[/\\]/).includes('..')) return outside;
  const file = await realpath(join(publicDir, path));
  if (!file.startsWith((await realpath(publicDir)) + sep)) return outside;
  const stats = await stat(file);
  if (stats.isDirectory())
    return ['which is a folder', 'Add the name of the file to the path.'] as const;
  if (!stats.isFile()) return ['which is no file', 'Put a picture there.'] as const;
  await access(file, constants.R_OK);
  return undefined;
}

/**
 * What is wrong with a picture of this site, and how to mend it; nothing when a browser will get its file.
 * @param picture its address: a path, perhaps with a query or a fragment
 */
export async function pictureFault(
  publicDir: string,
  picture: string,
): Promise<readonly [found: string, mend: string] | undefined> {
  try {
    return await lookAt(publicDir, picture.replace(/[?#].*$/s, ''));
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)
      ? [
          'but there is no such file',
          'Put the file there or mend its name (capital letters count).',
        ]
      : [`which cannot be read (${code})`, 'Let everybody read the file, or save it anew.'];
  }
}
