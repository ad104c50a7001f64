/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../tools/testing';
import { finishPage } from './finishPage';
import { addCompileHints, compileHint } from './finishPages';
import { readBuilt } from './outFolder';

const at = temporaryFolder();

test('long script files get the compile hint', async () => {
  const long = `f("${'x'.repeat(60_000)}")`;
  mkdirSync(at('_next/static'), { recursive: true });
  writeFileSync(at('_next/static/a.js'), 'f()');
  writeFileSync(at('_next/static/lazy.js'), long);
  await addCompileHints(at());
  expect(readFileSync(at('_next/static/a.js'), 'utf8')).toBe('f()');
  expect(readFileSync(at('_next/static/lazy.js'), 'utf8')).toBe(compileHint + long);
});

test('an error names the page, and each part that the build did not find in it', () => {
  const finish = () => finishPage('<p>Nothing</p>', 'about.html', { head: '', loader: '' });
  expect(finish).toThrow('nothing in out/about.html matches files, entries, data, styles.');
});

test('commands that need a build name the missing file', async () => {
  const file = join(process.cwd(), 'none.json');
  await expect(readBuilt(file)).rejects.toThrow('Run `npm run build` first: none.json is missing');
});
