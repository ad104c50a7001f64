import { readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { accentFault } from '@/lib/accent';
import { colours } from '@/lib/brand';
import { checkCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { answers } from '@/lib/content/answers/answers';
import { bookingWays, wayWithoutTimes } from '@/lib/content/bookingWays';
import { slideCaptions } from '@/lib/content/slides';
import * as studio from '@/lib/content/studio';
import * as words from '@/lib/content/words';
import { sourcePictures } from '@/lib/pictures/readPicture';
import { sharp, variantSettingsFor } from '@/lib/pictures/settings';
import { bookingFault } from '@/lib/timetable/build/bookingFault';
import { hoursFaults } from '@/lib/timetable/build/hoursFaults';
import { answerFaults } from './answerFaults';
import { languageFault } from './languageFault';
import { sitePaths } from './sitePaths';

/** The largest source picture, in bytes. Larger ones make every clone and every build slow. */
const heaviestSource = 3_000_000;

/** Slides and their captions, which stand in two files. */
function slideFaults(): readonly string[] {
  const [pictures, captions] = [studio.pictures.slides.length, slideCaptions.length];
  return pictures === captions
    ? []
    : [
        `lib/content/slides.ts, slideCaptions: found ${captions}; expected ${pictures}, one for each picture of the slides in lib/content/studio.ts.`,
      ];
}

/** What is wrong with the studio's hours, colour, slides and ways to book. A build does not start before this is right. */
export function studioFaults(): readonly string[] {
  const colour = accentFault(studio.accent, colours.surface) ?? [];
  const ways = [...bookingWays, wayWithoutTimes].flatMap((way) => (way && bookingFault(way)) ?? []);
  return [...hoursFaults(studio), ...ways, ...slideFaults()].concat(colour);
}

/** Source pictures that cannot be read, are too small for the pages, or too large as a file. */
async function pictureFaults(folder: string): Promise<readonly string[]> {
  const faults = (await sourcePictures(folder)).map(async (file) => {
    const place = `public/images/${file}`;
    const { size } = await stat(join(folder, file));
    const picture = await sharp(join(folder, file))
      .metadata()
      .catch((error: Error) => error);
    if (picture instanceof Error)
      return [
        `${place}: found no picture (${picture.message}); expected JPEG, PNG or WebP. Save it anew.`,
      ];
    const { width } = picture.autoOrient;
    const needed = variantSettingsFor(parse(file).name).widths.at(-1) ?? 0;
    return [
      width < needed &&
        `${place}: found ${width} pixels across; expected ${needed}, or it is unsharp on large screens. Take a larger one.`,
      size > heaviestSource &&
        `${place}: found ${size} bytes; expected at most ${heaviestSource}. Save it as JPEG of quality 90.`,
    ].filter((fault) => fault !== false);
  });
  return (await Promise.all(faults)).flat();
}

type Link = readonly [place: string, href: string];

/** Every link and every picture in the content, with its place there. */
function linksIn(content: unknown, place: string): readonly Link[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) =>
    /^(href|url|.*Href|picture|src)$/.test(key) && typeof value === 'string'
      ? [[`${place}, ${key}`, value] as const]
      : linksIn(value, Array.isArray(content) ? place : `${place}, ${key}`),
  );
}

/**
 * Links to pages and pictures that the site does not have, and URLs that are not valid.
 * @param paths every path of the site ({@link sitePaths})
 */
export function linkFaults(
  modules: Readonly<Record<string, unknown>>,
  paths: ReadonlySet<string>,
): readonly string[] {
  const links = Object.entries(modules).flatMap(([file, content]) => linksIn(content, file));
  return links.flatMap(([place, href]) => {
    const found = `${place}: found ${JSON.stringify(href)}`;
    if (href.startsWith('#')) return [];
    if (href.startsWith('/'))
      return paths.has(href.replace(/[?#].*$/, ''))
        ? []
        : [
            `${found}; expected a page or a file of the site, such as ${[...paths].slice(0, 3).join(', ')}.`,
          ];
    return URL.canParse(href) ? [] : [`${found}; expected a path or a whole address.`];
  });
}

/** The modules of the site's texts, by file. */
async function contentModules(folder: string): Promise<Record<string, unknown>> {
  const modules: Record<string, unknown> = {};
  for (const file of (await readdir(folder, { recursive: true })).sort())
    if (/(?<!\.test)\.ts$/.test(file))
      modules[`lib/content/${file}`] = { ...((await import(join(folder, file))) as object) };
  return modules;
}

/**
 * Everything that is wrong, or probably wrong, in what the owner edits: services, times, hours, ways to book, answers, pictures
 * and links. One line of text each.
 */
export async function contentFaults(root = process.cwd()): Promise<readonly string[]> {
  const publicDir = join(root, 'public');
  const catalogue = await checkCatalogueFile(join(publicDir, 'data.json'), publicDir);
  const { services = [], errors, warnings = [] } = catalogue;
  const paths = await sitePaths(root, services);
  const language = languageFault(words.language, studio.country);
  return [
    ...errors,
    ...warnings,
    ...studioFaults(),
    ...(language ? [language] : []),
    ...answerFaults(answers),
    ...(await pictureFaults(join(publicDir, 'images'))),
    ...linkFaults(await contentModules(join(root, 'lib', 'content')), paths),
  ];
}
