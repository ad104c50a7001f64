/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../tools/testing';
import { addCompileHints, compileHint } from './finishPages';
import { nearExpiry, readBuilt } from './outFolder';

const at = temporaryFolder();

const write = (file: string, text = '') => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

test('long files get the compile hint, also those that are loaded on demand', async () => {
  const long = `f("${'x'.repeat(60_000)}")`;
  write('_next/static/a.js', 'f()');
  write('_next/static/lazy.js', long);
  expect(await addCompileHints(at())).toBe(2);
  expect(readFileSync(at('_next/static/a.js'), 'utf8')).toBe('f()');
  expect(readFileSync(at('_next/static/lazy.js'), 'utf8')).toBe(compileHint + long);
});

test('the last day of a security.txt is named in its last month, and not before', async () => {
  const on = (day: string) => nearExpiry(at(), Date.parse(day));
  expect(await on('2027-05-24')).toBeUndefined();
  write('.well-known/security.txt', 'Contact: mailto:a@b.example\nExpires: 2027-05-24T12:00:00Z\n');
  expect(await on('2027-04-24')).toBeUndefined();
  expect(await on('2027-04-25')).toBe('2027-05-24');
  expect(await on('2028-01-01')).toBe('2027-05-24');
});

test('a command that needs a build names the file that is missing of it', async () => {
  await expect(readBuilt('out/none.json')).rejects.toThrow('out/none.json is missing');
  await expect(readBuilt(join(process.cwd(), 'none.json'))).rejects.toThrow(': none.json is');
});
