import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { nameEntry, type Place } from '@/lib/services/build/issue';
import { contentFolder, dataFile, publicFolder } from '@/lib/studio/folders';

/** A text and where it stands. */
export interface PlacedText extends Place {
  readonly text: string;
  /** Whether it is only a fixed part of a template. */
  readonly isPart?: boolean;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** The name that a part of a program gives to what it holds; of a list, the place in it from 1. */
function nameOf(node: ts.Node, child: ts.Node): string {
  if (ts.isArrayLiteralExpression(node))
    return `[${node.elements.indexOf(child as ts.Expression) + 1}]`;
  const isNamed =
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isJsxAttribute(node);
  if (!isNamed) return '';
  return `.${ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()}`;
}

/** The names on the way to a text, as in `slides[2].picture`. */
function fieldOf(text: ts.Node): string {
  let field = '';
  for (let node = text; node.parent; node = node.parent) field = nameOf(node.parent, node) + field;
  return field.replace(/^\./, '');
}

/** The texts of a TypeScript module: what stands in quotes, and the fixed parts of templates. Comments are none. */
export function textsOfModule(file: string, source: string): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (isText(node) && !isName) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      const field = fieldOf(node) || undefined;
      const isPart = !ts.isStringLiteralLike(node);
      texts.push({ file, entry: `line ${line + 1}`, field, text: node.text, isPart });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed, visit);
  return texts;
}

function textsIn(value: unknown, place: Place): readonly PlacedText[] {
  if (typeof value === 'string') return [{ ...place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const { field = '' } = place;
  return Object.entries(value).flatMap(([key, part]) => {
    const inner = Array.isArray(value) ? `${field}[${Number(key) + 1}]` : `${field}.${key}`;
    return textsIn(part, { ...place, field: inner.replace(/^\./, '') });
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
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown, index) =>
    textsIn(entry, { file, entry: nameEntry('entry', index + 1, entry) }),
  );
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
async function textsBelow(folder: string, name: string, part = ''): Promise<readonly PlacedText[]> {
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
