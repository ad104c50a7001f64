import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { nameEntry, type Place } from '@/lib/services/build/issue';

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

/** The TypeScript modules below a folder of the project, without tests, by their paths in it. */
async function modulesBelow(root: string, folder: string): Promise<readonly string[]> {
  const files = await readdir(join(root, folder), { recursive: true }).catch((): string[] => []);
  return files
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/**
 * Where a file of the owner stands in a project: a studio of tests has its own in place of some, below the folder of its
 * TypeScript configuration (e2e/studio/tsconfig.json).
 * @param path such as `lib/content/home.ts`
 */
export function studioFile(root: string, path: string): string {
  const own = resolve(root, dirname(process.env.TSX_TSCONFIG_PATH ?? 'tsconfig.json'), path);
  return existsSync(own) ? own : join(root, path);
}

const read = (root: string, file: string) =>
  readFile(studioFile(root, file), 'utf8').catch(() => '');

/** Every text that the owner writes: the content, the brand and the data file. */
export async function ownerTexts(root: string): Promise<readonly PlacedText[]> {
  const modules = ['lib/brand.ts', ...(await modulesBelow(root, 'lib/content'))];
  const texts = modules.map(async (file) => textsOfModule(file, await read(root, file)));
  const data = textsOfData('public/data.json', await read(root, 'public/data.json'));
  return [...(await Promise.all(texts)).flat(), ...data];
}

/** Every place of the site's modules that names a picture: by its path, or in a field of the content that is called so. */
export async function pictureNames(root: string): Promise<readonly PlacedText[]> {
  const folders = ['app', 'components', 'lib'].map((folder) => modulesBelow(root, folder));
  const texts = (await Promise.all(folders)).flat().map(async (file) => {
    const source = await read(root, file);
    return /\/images\/|\bpicture\b/.test(source) ? textsOfModule(file, source) : [];
  });
  const isPicture = ({ file, field = '', text }: PlacedText) =>
    /^\/images\/./.test(text) ||
    (file.startsWith('lib/content/') && /\bpicture(\.address)?$/.test(field));
  return (await Promise.all(texts)).flat().filter(isPicture);
}
