/** @jest-environment node */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { temporaryFolder } from '../tools/testing';
import { findSource } from './findSource';
import { addCompileHints } from './finishPages';
import { moveSourceMaps } from './sourceMaps';

const at = temporaryFolder();
const chunk = (name: string) => at('out/_next/static/chunks', name);
const move = () => moveSourceMaps(at('out'), at('maps'));
const find = (position: string) => findSource(position, at('maps'));

beforeEach(() => mkdir(chunk(''), { recursive: true }));

const fail = '\nexport function fail(reason) {\n  throw new Error(reason);\n}\n';

/** Builds a script with a source map, as Next does. Returns the script. */
async function buildScript(name: string, source: string, comment = true): Promise<string> {
  const sourcefile = `turbopack:///[project]/components/${name}.tsx`;
  const { code, map } = await transform(source, {
    sourcefile,
    minify: true,
    format: 'esm',
    sourcemap: 'external',
  });
  const script = code.trimEnd();
  const link = `\n\n//# sourceMappingURL=map-of-${name}.js.map`;
  await writeFile(chunk(`${name}.js`), script + (comment ? link : ''));
  await writeFile(chunk(`map-of-${name}.js.map`), map);
  return script;
}

/** Returns the position of what was thrown in a built script, as browsers report it. */
async function positionIn(name: string): Promise<string> {
  const before = 'throw new Error(';
  const lines = (await readFile(chunk(`${name}.js`), 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes(before));
  const column = lines[line]!.indexOf(before) + before.length;
  return `/_next/static/chunks/${name}.js:${line + 1}:${column + 1}`;
}

test('source maps are moved, and nothing published refers to them', async () => {
  const script = await buildScript('short', fail);
  await buildScript('polyfills', 'var polyfill = 1;', false);
  await writeFile(chunk('a.css'), 'a{}\n/*# sourceMappingURL=a.css.map*/');
  await writeFile(chunk('a.css.map'), '{"version":3,"sources":[],"names":[],"mappings":""}');
  await move();
  expect((await readdir(chunk(''))).sort()).toEqual(['a.css', 'polyfills.js', 'short.js']);
  expect(await readFile(chunk('short.js'), 'utf8')).toBe(script);
  expect(await readFile(chunk('a.css'), 'utf8')).toBe('a{}');
});

test('a position leads to the source code, even in a long script, which has a compile hint', async () => {
  await buildScript('short', fail);
  await buildScript('long', `console.log("${'x'.repeat(60_000)}");${fail}`);
  await addCompileHints(at('out'));
  await move();
  const [short, long] = [await positionIn('short'), await positionIn('long')];
  expect(long).toMatch(/:2:\d+$/);
  expect(await find(short)).toBe('components/short.tsx:3:19 (reason)');
  expect(await find(long)).toBe('components/long.tsx:3:19 (reason)');
  expect(await find(`https://www.example.com${short}`)).toBe(await find(short));
});

test('a build without source maps removes those of the last one', async () => {
  await buildScript('short', fail);
  await move();
  const position = await positionIn('short');
  await move();
  await expect(find(position)).rejects.toThrow(
    'Set NEXT_PUBLIC_VITALS in .env.local as for the published site, and run `npm run build`',
  );
});

test('a build whose scripts refer to no map is refused', async () => {
  await buildScript('short', fail, false);
  await expect(move()).rejects.toThrow(
    'Update the pattern in scripts/export/sourceMaps.ts: no file refers to out/_next/static/chunks/map-of-short.js.map.',
  );
});

test.each([
  ['', 'Give one position from a report: `npm run locate -- /_next/static/chunks/abc.js:1:2345`.'],
  ['short.js', 'not "short.js".'],
  ['/services:1:345', '/services isn’t a script of the build, but a page'],
  ['/_next/static/chunks/old.js:1:2', 'has no source map for /_next/static/chunks/old.js.'],
  ['/_next/static/chunks/short.js:9:1', 'has no source code at /_next/static/chunks/short.js:9:1.'],
])('the position %p is an error that says what to do', async (position, message) => {
  await buildScript('short', fail);
  await move();
  await expect(find(position)).rejects.toThrow(message);
});
