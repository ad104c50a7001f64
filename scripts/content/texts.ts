import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOfSteps, type Step } from '@/lib/services/build/issue';
import { contentFolder, dataFile, publicFolder } from '@/lib/studio/folders';
import { type PlacedText, textsOfModule } from './moduleTexts';

function textsIn(value: unknown, file: string, steps: readonly Step[]): readonly PlacedText[] {
  if (typeof value === 'string') return [{ file, ...placeOfSteps(steps), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const step = Array.isArray(value) ? { index: Number(key), source: part as unknown } : key;
    return textsIn(part, file, [...steps, step]);
  });
}

/** The texts of the data file, by entry and field; none while it is no list. */
export function textsOfData(file: string, json: string): readonly PlacedText[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    // Its syntax is reported by the catalogue.
  }
  return Array.isArray(data) ? textsIn(data, file, []) : [];
}

/** Where the files stand that a check looks at. */
export interface StudioFiles {
  readonly project: string;
  readonly contentFolder: string;
  readonly dataFile: string;
  readonly publicFolder: string;
}

/** Those of the studio that is built. */
export const studioFiles: StudioFiles = {
  project: process.cwd(),
  contentFolder,
  dataFile,
  publicFolder,
};

/**
 * The texts of the TypeScript modules below a folder, without tests.
 * @param name what the folder is called in issues
 * @param part what a module must have in it to be looked at
 */
export async function textsBelow(
  folder: string,
  name: string,
  part = '',
): Promise<readonly PlacedText[]> {
  const found = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const modules = found.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file)).sort();
  const texts = modules.map(async (file) => {
    const source = await readFile(join(folder, file), 'utf8');
    return source.includes(part) ? textsOfModule(join(name, file), source) : [];
  });
  return (await Promise.all(texts)).flat();
}

/** Every text that the owner writes: the content and the data file. */
export async function ownerTexts(files = studioFiles): Promise<readonly PlacedText[]> {
  const json = await readFile(files.dataFile, 'utf8').catch(() => '');
  return [
    ...(await textsBelow(files.contentFolder, 'lib/content')),
    ...textsOfData('public/data.json', json),
  ];
}

/** Every place of the site's modules that names a picture: by its path, or in a field `src` of the content. */
export async function pictureNames(files = studioFiles): Promise<readonly PlacedText[]> {
  const folders = ['app', 'components', 'lib'].map((name) =>
    textsBelow(join(files.project, name), name, '/images/'),
  );
  const ofCode = (await Promise.all(folders))
    .flat()
    .filter(({ file }) => !file.startsWith('lib/content/'));
  const ofContent = await textsBelow(files.contentFolder, 'lib/content');
  return [
    ...ofCode.filter(({ text }) => /^\/images\/./.test(text)),
    ...ofContent.filter(
      ({ field = '', text }) => /^\/images\/./.test(text) || /\bsrc$/.test(field),
    ),
  ];
}
