import { stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Issue, PlacedText } from '@/lib/catalogue/issue';
import { pictureIssue } from '@/lib/catalogue/pictureIssue';
import { sourcePictures } from '@/lib/pictures/readPicture';
import { closedUrl, variantSettingsFor } from '@/lib/pictures/settings';

/** Finds previews that show a slide that Home doesn't have. */
export function previewIssues(texts: readonly PlacedText[], slides: number): readonly Issue[] {
  const names = Array.from({ length: slides }, (_, index) => `slide ${index + 1}`);
  const message = `Expected a slide in lib/content/pictures.ts, "${names[0]}" to "${names.at(-1)}"`;
  return texts
    .filter(({ path }) => path.at(-2) === 'preview' && path.at(-1) === 'picture')
    .filter(({ text }) => text.startsWith('slide ') && !names.includes(text))
    .map(({ text: found, ...place }) => ({ ...place, message, found, stops: 'deploy' }));
}

/**
 * Returns the paths of the pictures that a text can refer to, with their dark versions, in lower
 * case.
 */
function usedPictures(texts: readonly PlacedText[]): ReadonlySet<string> {
  const urls = texts.flatMap(({ text }) => /\/images\/[^?#]*/i.exec(text)?.[0].toLowerCase() ?? []);
  return new Set(urls.flatMap((url) => [url, closedUrl(url)]));
}

/** The maximum size of a source picture, in bytes. Larger files slow down every clone and build. */
const maxSourceSize = 3_000_000;

/** A file in `public/images`. */
interface SourceFile {
  readonly folder: string;
  readonly name: string;
  /** `unknown` if a mistyped path in the content may mean this file. */
  readonly usage: 'used' | 'unused' | 'unknown';
  /** Whether another file differs only in its extension. */
  readonly hasNamesake: boolean;
}

/** Checks that a source picture is used, readable, wide enough for the pages, and not too large. */
async function sourceIssues(source: SourceFile): Promise<readonly Issue[]> {
  const { folder, name, usage, hasNamesake } = source;
  const place = { file: `public/images/${name}`, path: [] };
  const picture = await sharp(join(folder, name))
    .metadata()
    .catch((error: Error) => error);
  if (usage === 'unused') {
    // buildPictures can neither read a broken picture nor write two of the same name.
    const stops = picture instanceof Error || hasNamesake ? 'build' : 'deploy';
    return [{ ...place, message: 'No content uses this file: delete it', stops }];
  }
  if (picture instanceof Error)
    return [{ ...place, message: `Expected a JPEG, PNG or WebP file (${picture.message})` }];

  const { width } = picture.autoOrient;
  const { widths, minimum } = variantSettingsFor(parse(name).name);
  const needed = minimum ?? widths.at(-1) ?? 0;
  const { size } = await stat(join(folder, name));
  const messages: string[] = [];
  if (usage === 'used' && width < needed)
    messages.push(`Expected a width of at least ${needed} pixels to stay sharp; it has ${width}`);
  if (size > maxSourceSize)
    messages.push(`Expected at most ${maxSourceSize} bytes; it has ${size}`);
  return messages.map((message) => ({ ...place, message, stops: 'deploy' }));
}

/**
 * Finds `src` values that don't match a file name exactly, including upper and lower case, and
 * unsuitable files in `public/images`.
 * @param allTexts all texts of the owner; undefined if some can't be read, and then no picture
 *   counts as unused
 */
export async function pictureIssues(
  publicFolder: string,
  texts: readonly PlacedText[],
  allTexts?: readonly PlacedText[],
): Promise<readonly Issue[]> {
  const folder = join(publicFolder, 'images');
  const sources = texts.filter(({ path }) => path.at(-1) === 'src');
  const checked = await Promise.all(sources.map((text) => pictureIssue(text, publicFolder)));
  const pathIssues = checked.filter((issue) => issue !== undefined);
  const used = usedPictures(allTexts ?? texts);
  // A picture that seems unused may be the one that a mistyped path means.
  const knowsUnused = allTexts !== undefined && pathIssues.length === 0;
  const usageOf = (name: string) => {
    if (used.has(`/images/${name.toLowerCase()}`)) return 'used';
    return knowsUnused ? 'unused' : 'unknown';
  };

  const files = await sourcePictures(folder);
  const isNamesake = (a: string, b: string) => a !== b && parse(a).name === parse(b).name;
  const fileIssues = files.map((name) => {
    const hasNamesake = files.some((other) => isNamesake(name, other));
    return sourceIssues({ folder, name, usage: usageOf(name), hasNamesake });
  });
  return [...pathIssues, ...(await Promise.all(fileIssues)).flat()];
}
