/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

/** Paper has its own colours. */
const paper = { 'app/print.css': ['#000', '#999'] };

test('colours stand in lib/brand alone', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const colours = readFileSync(file, 'utf8').match(literal);
    return colours ? [[file, [...colours]] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(paper);
});
