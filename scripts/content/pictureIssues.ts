import { stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Issue } from '@/lib/services/build/issue';
import { pictureIssue } from '@/lib/services/build/pictureIssue';
import { sourcePictures } from '@/lib/pictures/readPicture';
import { darkAddress, sharp, variantSettingsFor } from '@/lib/pictures/settings';
import type { PlacedText } from './moduleTexts';

/** The largest source picture, in bytes. Larger ones make every clone and every build slow. */
const heaviestSource = 3_000_000;

/** The issue of a picture's name; none when the build makes its sizes, or when it stands on another host. */
async function nameIssue({ text, ...place }: PlacedText, publicDir: string) {
  if (/^\/images\/[^/\\]+\.(jpe?g|png|webp)$/i.test(text))
    return pictureIssue(place, publicDir, text);
  return {
    ...place,
    found: JSON.stringify(text),
    expected: 'a JPEG, PNG or WebP file directly in public/images, such as "/images/spring.jpg"',
    fix: 'Put the picture there and write its path: its place on the page stays empty otherwise.',
  };
}

/** What is wrong with the file of a source picture: no picture, too few pixels for the pages, or too many bytes. */
async function fileIssues(folder: string, name: string): Promise<readonly Issue[]> {
  const file = `public/images/${name}`;
  const { size } = await stat(join(folder, name));
  const metadata = sharp(join(folder, name)).metadata();
  const picture = await metadata.catch((error: Error) => error);
  if (picture instanceof Error) {
    const found = `no picture (${picture.message})`;
    return [{ file, found, expected: 'JPEG, PNG or WebP', fix: 'Save it anew.' }];
  }
  const { width } = picture.autoOrient;
  const needed = variantSettingsFor(parse(name).name).widths.at(-1) ?? 0;
  const tooSmall: Issue = {
    ...{ file, found: `${width} pixels across` },
    expected: `${needed}, or it is unsharp on large screens`,
    ...{ fix: 'Take a larger one.', stops: 'deploy' },
  };
  const tooHeavy: Issue = {
    ...{ file, found: `${size} bytes`, expected: `at most ${heaviestSource}` },
    ...{ fix: 'Save it as JPEG of quality 90.', stops: 'deploy' },
  };
  return [...(width < needed ? [tooSmall] : []), ...(size > heaviestSource ? [tooHeavy] : [])];
}

/**
 * What is wrong with the pictures: names without a file or with other capitals, files that are no picture, too small or too
 * heavy, and files that nothing names.
 * @param named every place that names one, besides the services
 * @param ofServices the places of the data file that name one; without any, nothing is known of what is in use
 */
export async function pictureIssues(
  publicDir: string,
  named: readonly PlacedText[],
  ofServices: readonly PlacedText[],
): Promise<readonly Issue[]> {
  const folder = join(publicDir, 'images');
  const files = await sourcePictures(folder);
  const wrongNames = await Promise.all(named.map((text) => nameIssue(text, publicDir)));
  const wrongFiles = await Promise.all(files.map((file) => fileIssues(folder, file)));
  // A name with other capitals has an issue of its own.
  const inUse = [...named, ...ofServices].flatMap(({ text }) => {
    const address = text.replace(/[?#].*$/s, '').toLowerCase();
    return [address, darkAddress(address)];
  });
  const idle = files.filter((file) => !inUse.includes(`/images/${file.toLowerCase()}`));
  return [
    ...wrongNames.filter((issue) => issue !== undefined),
    ...wrongFiles.flat(),
    ...(ofServices.length > 0 ? idle : []).map((file) => ({
      file: `public/images/${file}`,
      found: 'a picture that nothing names',
      expected: 'each in use',
      fix: 'Name it where it shall be seen, or take it away.',
      stops: 'nothing' as const,
    })),
  ];
}
