/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const folders = ['app', 'components', 'lib', 'scripts', 'e2e'];

/** The numbers that docs/product.md gives to its sections and rules, such as 9 and 5.3. */
const rules = new Set(
  [
    ...readFileSync(join(root, 'docs', 'product.md'), 'utf8').matchAll(
      /^(?:## |- \*\*)([\d.]+\d|\d)/gm,
    ),
  ].map(([, number]) => number),
);

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => join(folder, file)),
);

/** Every number that a text refers to: `product 5.3`, `product 7.2 and 8`. */
function referencesIn(text: string): string[] {
  return [
    ...text.matchAll(/\b[Pp]roduct (\d[\d.]*\d|\d)((?:(?:,| and) \d[\d.]*\d|(?:,| and) \d)*)/g),
  ].flatMap(([, first = '', more = '']) => [first, ...(more.match(/\d[\d.]*\d|\d/g) ?? [])]);
}

test('references are read with what follows them', () => {
  expect(referencesIn('(product 7.2 and 8; WCAG 2.2) and Product 10.3.')).toEqual([
    '7.2',
    '8',
    '10.3',
  ]);
});

test('every rule that a comment or a test refers to stands in docs/product.md', () => {
  const missing = sources.flatMap((file) =>
    referencesIn(readFileSync(join(root, file), 'utf8'))
      .filter((number) => !rules.has(number))
      .map((number) => `${file}: product ${number}`),
  );
  expect(missing).toEqual([]);
});

test('no comment refers to a document outside the repository', () => {
  const outside = sources.filter((file) =>
    /\b([Ss]pec|[Dd]esign) \(?\d/.test(
      readFileSync(join(root, file), 'utf8').replace(/`[^`]*`/g, ''),
    ),
  );
  expect(outside).toEqual([]);
});

test('every file that a document names is there', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs')).map((file) => join('docs', file)),
  ];
  const isHere = (path: string) =>
    ['', '.ts', '.tsx', '.spec.ts'].some((ending) => existsSync(join(root, path + ending)));
  const missing = documents
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /`((?:app|components|lib|scripts|e2e|docs|public)\/[\w./[\]-]*)`/g,
        ),
      ]
        .map(([, path = '']) => path)
        .filter((path) => !isHere(path))
        .map((path) => `${file}: ${path}`),
    );
  expect(missing).toEqual([]);
});
