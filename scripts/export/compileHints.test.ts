/** @jest-environment node */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints, compileHint } from './compileHints';

it('gives long files the compile hint, also those that are loaded on demand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-zone-hints-'));
  mkdirSync(join(folder, '_next/static'), { recursive: true });
  const long = `f("${'x'.repeat(60_000)}")`;
  for (const [name, source] of Object.entries({ a: 'f()', b: 'f()', lazy: long }))
    writeFileSync(join(folder, `_next/static/${name}.js`), source);
  expect(await addCompileHints(folder)).toBe(3);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('_next/static/a.js')).toBe('f()');
  expect(read('_next/static/lazy.js')).toBe(compileHint + long);
  rmSync(folder, { recursive: true });
});
