/** @jest-environment node */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints, compileHint, deferPage } from './deferScripts';
import { loaderScript } from './loaderScript';

const head = [
  '<link rel="preload" href="/f.woff2" as="font"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<script src="/_next/a.js" async=""></script>',
  '<script src="/_next/b.js" async=""></script>',
  '<script>hint()</script>',
  '<script src="/_next/old.js" noModule=""></script>',
].join('');
const page = (body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script>push()</script></body></html>`;

it('leaves the files to the loader, behind everything else of the body', () => {
  expect(deferPage(page('<p>Hi</p>'), 'index.html')).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" href="/f.woff2" as="font"/><script>hint()</script></head>' +
      `<body><p>Hi</p><script>push()</script><script data-files="/_next/a.js /_next/b.js">${loaderScript}</script></body></html>`,
  );
});

it('starts without an input on the 404 page, which may show a new service', () => {
  expect(deferPage(page('<p>Lost</p>'), '404.html')).toContain(
    '<script data-files="/_next/a.js /_next/b.js" data-soon="">',
  );
});

it('says which page is not written as expected', () => {
  expect(() => deferPage('<body></body>', 'about.html')).toThrow('out/about.html');
});

it('gives long files the compile hint, also those that are loaded on demand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-zone-defer-'));
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
