/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishPages } from './finishPages';

const page =
  '<html><head><meta charset="utf-8"/><script src="/_next/a.js" async=""></script></head>' +
  '<body><p>Hi</p><script>self.__next_f.push([0])</script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script></body></html>';

it('finishes every page of an export: with its programs, a file of data, and a policy for them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-zone-pages-'));
  for (const name of ['index', 'about']) writeFileSync(join(folder, `${name}.html`), page);
  const { pages, hashes } = await finishPages(folder, { connect: [], frame: [] });
  expect(pages).toBe(2);
  expect(hashes.scripts).toHaveLength(2);
  const html = readFileSync(join(folder, 'about.html'), 'utf8');
  for (const hash of hashes.scripts) expect(html).toContain(hash);
  const data = /"data":"([^"]+)"/.exec(html)?.[1] ?? '';
  expect(readFileSync(join(folder, data), 'utf8')).toBe('[[0]]');
  rmSync(folder, { recursive: true });
});
