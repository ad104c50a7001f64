/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '@/package.json';

const root = process.cwd();
const folders = ['app', 'components', 'lib', 'scripts', 'e2e', 'eslint'];

/** The numbers that docs/product.md gives to its sections and rules, such as 9 and 5.3. */
const rules = new Set(
  [
    ...readFileSync(join(root, 'docs', 'product.md'), 'utf8').matchAll(
      /^(?:## |- \*\*)([\d.]+\d|\d)/gm,
    ),
  ].map(([, number]) => number),
);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const sources = [
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
      .map((file) => join(folder, file)),
  ),
  ...readdirSync(root).filter((file) => /\.(ts|mjs|jsonc|yml)$/.test(file)),
  ...documents,
];

/** A text with each comment in one line, so that a reference that breaks over two lines is whole. */
const inOneLine = (text: string) => text.replace(/\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every number that a text refers to: `product 5.3`, `product 7.2 and 8`. */
function referencesIn(text: string): string[] {
  return [
    ...inOneLine(text).matchAll(
      /\b[Pp]roduct (\d[\d.]*\d|\d)((?:(?:,| and) \d[\d.]*\d|(?:,| and) \d)*)/g,
    ),
  ].flatMap(([, first = '', more = '']) => [first, ...(more.match(/\d[\d.]*\d|\d/g) ?? [])]);
}

test('references are read with what follows them', () => {
  expect(referencesIn('(product 7.2 and 8; WCAG 2.2) and Product 10.3.')).toEqual([
    '7.2',
    '8',
    '10.3',
  ]);
});

test('a reference is read over the end of a comment line', () => {
  expect(referencesIn(' * by the week (product\n * 14.2)')).toEqual(['14.2']);
  expect(referencesIn('  // by the week (product\n  // 14.2)')).toEqual(['14.2']);
});

test('every rule that a comment, a test or a document refers to stands in docs/product.md', () => {
  const missing = sources.flatMap((file) =>
    referencesIn(read(file))
      .filter((number) => !rules.has(number))
      .map((number) => `${file}: product ${number}`),
  );
  expect(missing).toEqual([]);
});

test('no comment, test or document refers to a document outside the repository', () => {
  const byNumber = /\b(?:[Ss]pec|[Dd]esign) \(?\d/;
  const byName = /\b[Tt]he (?:spec|specification|design(?! system))\b/;
  const outside = sources.filter((file) => {
    const text = inOneLine(read(file));
    return byNumber.test(text) || byName.test(text);
  });
  expect(outside).toEqual([]);
});

test('every file that a document names is there', () => {
  const isHere = (path: string) =>
    ['', '.ts', '.tsx', '.spec.ts'].some((ending) => existsSync(join(root, path + ending)));
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/`((?:app|components|lib|scripts|e2e|docs|public)\/[\w./[\]-]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isHere(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('docs/security.md says why each package is there, and names no other', () => {
  const [, table = ''] = read('docs/security.md').split('## Why these packages');
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((name) => name.trim()));
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const covers = (name: string, pack: string) =>
    name.endsWith('*') ? pack.startsWith(name.slice(0, -1)) : name === pack;
  expect(packages.filter((pack) => !named.some((name) => covers(name, pack)))).toEqual([]);
  expect(named.filter((name) => !packages.some((pack) => covers(name, pack)))).toEqual([]);
});
