/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get } from 'node:http';
import { type LocalServer, serveFiles } from './fileServer';

let folder: string;
let server: LocalServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  await mkdir(join(folder, 'site', 'services'), { recursive: true });
  const write = (name: string) => writeFile(join(folder, name), name);
  await write('secret.txt');
  for (const page of ['index.html', 'about.html', '404.html', 'services.html'])
    await write(`site/${page}`);
  await write('site/services/50% off, 🥊.html');
  server = await serveFiles(join(folder, 'site'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Asks without the tidying of addresses that `fetch` does. */
function ask(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get(server.address, { path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}

it.each([
  ['/', 'site/index.html'],
  ['/about', 'site/about.html'],
  ['/about?from=%2F', 'site/about.html'],
  ['/services', 'site/services.html'],
  [`/services/${encodeURI('50% off, 🥊')}`, 'site/services/50% off, 🥊.html'],
])('answers %s with its file', async (path, body) => {
  await expect(ask(path)).resolves.toEqual({ status: 200, body });
});

it.each(['/nope', '/../secret.txt', '/..%2fsecret.txt', '/%', '/%00', '/services/'.repeat(2)])(
  'answers %s with the 404 page',
  async (path) => {
    await expect(ask(path)).resolves.toEqual({ status: 404, body: 'site/404.html' });
  },
);
