import { stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type Issue, pictureIssue, type PlacedText } from '@/lib/catalogue/issue';
import { prerenderSegments } from '@/lib/catalogue/prerender';
import { sourcePictures } from '@/lib/pictures/readPicture';
import { closedUrl, variantSettingsFor } from '@/lib/pictures/settings';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { filesBelow } from '../export/outFolder';

/** Metadata files in `app`, which Next serves under another name by convention. */
const metadataRoutes: Readonly<Record<string, string>> = {
  'manifest.ts': '/manifest.webmanifest',
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
};

/** Returns the route of a file in `app`, or undefined if it has none or is dynamic. */
function routeOf(file: string): string | undefined {
  if (file.includes('[')) return undefined;
  const folder = /^(.*?)\/?\b(?:page|route)\.tsx?$/.exec(file)?.[1];
  return folder === undefined ? metadataRoutes[file] : `/${folder}`;
}

/** Returns every path of the site: routes in `app`, service pages, and files in `public`. */
export async function sitePaths(
  project: string,
  publicFolder: string,
  services: readonly Service[],
): Promise<ReadonlySet<string>> {
  const routes = (await filesBelow(join(project, 'app'))).map(routeOf);
  const files = (await filesBelow(publicFolder)).map((file) => `/${file}`);
  return new Set([
    ...routes.filter((route) => route !== undefined),
    ...prerenderSegments(services).map(servicePath),
    ...files,
    '/data.json',
  ]);
}

/**
 * Finds broken links: values of `href` and `path` that are neither a path on the site nor a valid
 * URL.
 */
export function linkIssues(
  texts: readonly PlacedText[],
  paths: ReadonlySet<string>,
): readonly Issue[] {
  const isValid = (href: string) =>
    href.startsWith('#') ||
    (href.startsWith('/') ? paths.has(href.replace(/[?#].*$/, '')) : URL.canParse(href));
  return texts
    .filter(({ path }) => ['href', 'path'].includes(String(path.at(-1))))
    .filter(({ text }) => !isValid(text))
    .map(({ text, ...place }) => ({
      ...place,
      message: text.startsWith('/')
        ? 'Expected the path of a page or a file on the site'
        : 'Expected a full URL, or a path that starts with /',
      found: text,
      stops: 'deploy',
    }));
}

/** The maximum size of a source picture, in bytes. Larger files slow down every clone and build. */
const maxSourceSize = 3_000_000;

/**
 * Returns the paths of the pictures that a text can refer to, with their dark versions, in lower
 * case.
 */
function usedPictures(texts: readonly PlacedText[]): ReadonlySet<string> {
  const urls = texts.flatMap(({ text }) => /\/images\/[^?#]*/i.exec(text)?.[0].toLowerCase() ?? []);
  return new Set(urls.flatMap((url) => [url, closedUrl(url)]));
}

/**
 * Checks that a source picture is used, readable, wide enough for the pages, and not too large.
 * @param isUsed undefined if it isn't known, as when a path is mistyped: then, the width isn't
 *   checked
 */
async function sourceIssues(
  folder: string,
  name: string,
  isUsed: boolean | undefined,
  hasNamesake: boolean,
): Promise<readonly Issue[]> {
  const place = { file: `public/images/${name}`, path: [] };
  const picture = await sharp(join(folder, name))
    .metadata()
    .catch((error: Error) => error);
  if (isUsed === false) {
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
  const messages = [
    ...(isUsed && width < needed
      ? [`Expected a width of at least ${needed} pixels to stay sharp; it has ${width}`]
      : []),
    ...(size > maxSourceSize ? [`Expected at most ${maxSourceSize} bytes; it has ${size}`] : []),
  ];
  return messages.map((message) => ({ ...place, message, stops: 'deploy' }));
}

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
  const sourceErrors = await Promise.all(sources.map((text) => pictureIssue(text, publicFolder)));
  const used = usedPictures(allTexts ?? texts);
  // A picture that seems unused may be the one that a mistyped path means.
  const isComplete = allTexts !== undefined && sourceErrors.every((issue) => !issue);
  const files = await sourcePictures(folder);
  const names = files.map((file) => parse(file).name);
  const fileIssues = files.map((file, at) => {
    const isUsed = used.has(`/images/${file.toLowerCase()}`) || (isComplete ? false : undefined);
    const hasNamesake = names.some((name, other) => name === names[at] && other !== at);
    return sourceIssues(folder, file, isUsed, hasNamesake);
  });
  return [
    ...sourceErrors.filter((issue) => issue !== undefined),
    ...(await Promise.all(fileIssues)).flat(),
  ];
}
