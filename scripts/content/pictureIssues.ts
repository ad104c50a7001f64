import { stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Issue, PlacedText } from '@/lib/catalogue/issue';
import { pictureIssue } from '@/lib/catalogue/pictureIssue';
import { sourcePictures } from '@/lib/pictures/readPicture';
import { sharp, variantSettingsFor } from '@/lib/pictures/settings';

/** The largest source picture, in bytes. Larger ones make every clone and every build slow. */
const heaviestSource = 3_000_000;

/** What is wrong with the file of a source picture: no picture, too few pixels for the pages, or too many bytes. */
async function fileIssues(folder: string, name: string): Promise<readonly Issue[]> {
  const place = { file: `public/images/${name}`, path: [] };
  const picture = await sharp(join(folder, name))
    .metadata()
    .catch((error: Error) => error);
  if (picture instanceof Error)
    return [{ ...place, message: `Expected a JPEG, PNG or WebP (${picture.message})` }];
  const { width } = picture.autoOrient;
  const needed = variantSettingsFor(parse(name).name).widths.at(-1) ?? 0;
  const { size } = await stat(join(folder, name));
  const tooSmall = `Expected ${needed} pixels across, or it is unsharp on large screens; it has ${width}`;
  const tooHeavy = `Expected at most ${heaviestSource} bytes; it has ${size}`;
  return [...(width < needed ? [tooSmall] : []), ...(size > heaviestSource ? [tooHeavy] : [])].map(
    (message) => ({ ...place, message, stops: 'deploy' }),
  );
}

/**
 * What is wrong with the pictures: names without a file or with other capitals, files that are no picture, too small or too heavy.
 * @param texts the content; a picture is named in a field `src`
 */
export async function pictureIssues(
  publicDir: string,
  texts: readonly PlacedText[],
): Promise<readonly Issue[]> {
  const folder = join(publicDir, 'images');
  const named = texts.filter(({ path }) => path.at(-1) === 'src');
  const ofNames = await Promise.all(named.map((text) => pictureIssue(text, publicDir)));
  const ofFiles = (await sourcePictures(folder)).map((file) => fileIssues(folder, file));
  return [
    ...ofNames.filter((issue) => issue !== undefined),
    ...(await Promise.all(ofFiles)).flat(),
  ];
}
