import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Issue, PlacedText } from './issue';

/** Includes formats that the build doesn't resize. Their pictures are shown as they are. */
const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Returns a message if there is no picture at a path of the site. */
async function messageFor(path: string, publicFolder: string): Promise<string | undefined> {
  const names = await readdir(publicFolder, { recursive: true });
  const paths = names.map((name) => `/${name.replaceAll(sep, '/')}`);
  if (!paths.includes(path)) {
    const similar = paths.find((other) => other.toLowerCase() === path.toLowerCase());
    return similar
      ? `Expected ${JSON.stringify(similar)}, because URLs are case-sensitive`
      : 'Expected the path of a file in public';
  }
  if ((await stat(join(publicFolder, path))).isDirectory())
    return 'Expected the path of a file in public, not of a folder';
  return pictureFile.test(path)
    ? undefined
    : 'Expected a picture in public: a JPEG, PNG or WebP file';
}

/** Returns an issue if `public` has no picture at a path. Ignores a query in the path. */
export async function pictureIssue(
  { text: found, ...place }: PlacedText,
  publicFolder: string,
): Promise<Issue | undefined> {
  const message = await messageFor(found.replace(/[?#].*$/s, ''), publicFolder);
  return message ? { ...place, message, found } : undefined;
}
