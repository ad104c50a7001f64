import 'server-only';
import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What is wrong with a picture, and how to mend it. */
type Fault = readonly [found: string, mend: string];

const outside: Fault = [
  'which lies outside public',
  'Put the picture into public/images and write its path.',
];

async function lookAt(publicDir: string, path: string): Promise<Fault | undefined> {
  // Browsers take `..` out of an address before they ask for it.
  if (path.split(/[/\\]/).includes('..')) return outside;
  const file = await realpath(join(publicDir, path));
  if (!file.startsWith((await realpath(publicDir)) + sep)) return outside;
  const stats = await stat(file);
  if (stats.isDirectory()) return ['which is a folder', 'Add the name of the file to the path.'];
  if (!stats.isFile()) return ['which is no file', 'Put a picture there.'];
  await access(file, constants.R_OK);
  return undefined;
}

/** The fault of a picture of this site, by its path (a query or a fragment may follow); none when a browser gets its file. */
export async function pictureFault(publicDir: string, picture: string): Promise<Fault | undefined> {
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
