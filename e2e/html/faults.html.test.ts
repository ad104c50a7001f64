/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (...parts: readonly string[]): string => {
  const file = join(process.cwd(), ...parts);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const rows = read('docs', 'faults.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The titles of the tests in a file, as they stand there; a title may hold parts that vary. */
const titlesIn = (file: string): readonly string[] =>
  [...read('e2e', `${file}.spec.ts`).matchAll(/\btest\(\s*(['"`])(.*?)\1,/gs)].map(
    ([, , title = '']) => title,
  );

test('docs/faults.md names every kind of fault', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

test.each(rows)('%s%s has an e2e test', (_start, _fault, seen, spec, title) => {
  expect(seen).not.toBe('');
  const file = /^`([a-zA-Z/.]+)`$/.exec(spec ?? '')?.[1] ?? 'none';
  const named = titlesIn(file).filter((each) => title && each.includes(title));
  expect(named.length > 0 ? title : [file, ...titlesIn(file)]).toBe(title);
});
