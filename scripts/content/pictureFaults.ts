import { stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Fault } from '@/lib/catalogue/build/fault';
import { pictureFault } from '@/lib/catalogue/build/pictureFault';
import { sourcePictures } from '@/lib/pictures/readPicture';
import { sharp, variantSettingsFor } from '@/lib/pictures/settings';
import type { PlacedText } from './texts';

/** The largest source picture, in bytes. Larger ones make every clone and every build slow. */
const heaviestSource = 3_000_000;

/** The fault of a picture's name; none when the build makes its sizes, or when it stands on another host. */
async function nameFault({ text, ...place }: PlacedText, publicDir: string) {
  if (/^\/images\/[^/\\]+\.(jpe?g|png|webp)$/i.test(text))
    return pictureFault(place, publicDir, text);
  return {
    ...place,
    found: `the text ${JSON.stringify(text)}`,
    expected: 'a JPEG, PNG or WebP file directly in public/images, such as "/images/spring.jpg"',
    mend: 'Put the picture there and write its path: its place on the page stays empty otherwise.',
  };
}

/** What is wrong with the file of a source picture: no picture, too few pixels for the pages, or too many bytes. */
async function fileFaults(folder: string, name: string): Promise<readonly Fault[]> {
  const file = `public/images/${name}`;
  const { size } = await stat(join(folder, name));
  const picture = await sharp(join(folder, name))
    .metadata()
    .catch((error: Error) => error);
  if (picture instanceof Error)
    return [
      {
        file,
        found: `no picture (${picture.message})`,
        expected: 'JPEG, PNG or WebP',
        mend: 'Save it anew.',
      },
    ];
  const { width } = picture.autoOrient;
  const needed = variantSettingsFor(parse(name).name).widths.at(-1) ?? 0;
  const faults: Fault[] = [];
  if (width < needed)
    faults.push({
      file,
      found: `${width} pixels across`,
      expected: `${needed}, or it is unsharp on large screens`,
      mend: 'Take a larger one.',
      stops: 'deploy',
    });
  if (size > heaviestSource)
    faults.push({
      file,
      found: `${size} bytes`,
      expected: `at most ${heaviestSource}`,
      mend: 'Save it as JPEG of quality 90.',
      stops: 'deploy',
    });
  return faults;
}

/**
 * What is wrong with the pictures: names without a file or with other capitals, files that are no picture, too small or too
 * heavy, and files that nothing names.
 * @param named every place that names one, besides the services
 * @param ofServices the places of the data file that name one; without any, nothing is known of what is in use
 */
export async function pictureFaults(
  publicDir: string,
  named: readonly PlacedText[],
  ofServices: readonly PlacedText[],
): Promise<readonly Fault[]> {
  const folder = join(publicDir, 'images');
  const files = await sourcePictures(folder);
  const wrongNames = await Promise.all(named.map((text) => nameFault(text, publicDir)));
  const wrongFiles = await Promise.all(files.map((file) => fileFaults(folder, file)));
  // A name with other capitals has a fault of its own.
  const inUse = [...named, ...ofServices].map(({ text }) =>
    text.replace(/[?#].*$/s, '').toLowerCase(),
  );
  const idle = files.filter((file) => !inUse.includes(`/images/${file.toLowerCase()}`));
  return [
    ...wrongNames.filter((fault) => fault !== undefined),
    ...wrongFiles.flat(),
    ...(ofServices.length > 0 ? idle : []).map((file) => ({
      file: `public/images/${file}`,
      found: 'a picture that nothing names',
      expected: 'each in use',
      mend: 'Name it where it shall be seen, or take it away.',
      stops: 'nothing' as const,
    })),
  ];
}
