/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishPages } from './finishPages';
import { pageDataScript } from './pageData';

const page =
  '<html><head><meta charset="utf-8"/><script>hint()</script><script src="/_next/a.js" async=""></script></head>' +
  '<body><p>Hi</p><script>self.__next_f.push([0])</script></body></html>';

it('treats every page of an export: the loader, a file of data, a policy for what stands inline then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-zone-pages-'));
  for (const name of ['index', 'about']) writeFileSync(join(folder, `${name}.html`), page);
  const { pages, hashes } = await finishPages(folder, { connect: [], frame: [] });
  expect(pages).toBe(2);
  expect(hashes.scripts).toHaveLength(3);
  const html = readFileSync(join(folder, 'about.html'), 'utf8');
  for (const part of ['data-files="/_next/a.js"', pageDataScript, ...hashes.scripts])
    expect(html).toContain(part);
  const data = /"data":"([^"]+)"/.exec(html)?.[1] ?? '';
  expect(readFileSync(join(folder, data), 'utf8')).toBe('[[0]]');
  rmSync(folder, { recursive: true });
});
