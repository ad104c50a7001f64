/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedSite } from './serve';
import { serveSite } from './serve';
import { makeWorkspace, removeWorkspace } from './workspace';

const folder = makeWorkspace('serve-test');
let site: ServedSite;

beforeAll(async () => {
  mkdirSync(join(folder, '_next/static'), { recursive: true });
  writeFileSync(join(folder, 'a b.html'), '<h1>A b</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Nothing here</h1>');
  writeFileSync(join(folder, '_next/static/a.js'), 'let a;');
  site = await serveSite(folder);
});

afterAll(async () => {
  await site.close();
  removeWorkspace(folder);
});

test.each([
  ['/a%20b', 200, '<h1>A b</h1>', 'no-cache'],
  ['/nowhere?x', 404, '<h1>Nothing here</h1>', 'no-cache'],
  ['/_next/static/a.js', 200, 'let a;', 'public, max-age=31536000, immutable'],
])('%s is answered with %i, packed and with its caching', async (path, status, body, caching) => {
  for (let time = 0; time < 2; time += 1) {
    const response = await fetch(site.address + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe(caching);
    expect(await response.text()).toBe(body);
  }
});
