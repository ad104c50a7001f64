import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingPath, servicePath } from '@/lib/catalogue/paths';
import { outDir } from '@/scripts/export/outFolder';
import { serveFiles } from '../fixtures/fileServer';
import { firstService, newService, services } from '../fixtures/services';
import { test } from './test';

test('the details of a service are at its id, its aliases and its booking path', async ({
  webkit,
}) => {
  const { id, name, comment } = firstService;
  for (const path of [...[id, name, comment].map(servicePath), bookingPath(firstService)]) {
    await webkit.open(path);
    await webkit.expectShown('main', `Service Id: ${id}`);
    await webkit.expectShown('h1', name);
  }
});

test('a service that is newer than the build is listed, booked and found', async ({ webkit }) => {
  // WebDriver cannot answer requests, so this serves the site with another list.
  const folder = await mkdtemp(join(tmpdir(), 'power-zone-newer-'));
  const files = (await readdir(outDir)).filter((name) => name !== 'data.json');
  for (const name of files) await symlink(join(outDir, name), join(folder, name));
  await writeFile(join(folder, 'data.json'), JSON.stringify([...services, newService]));
  const { address, close } = await serveFiles(folder);
  try {
    await webkit.visit(`${address}/services`);
    const booking = `main a[href="${bookingPath(newService)}"]`;
    await webkit.expectShown(booking);
    await webkit.driver.click(booking);
    await webkit.expectShown('main', `Service Id: ${newService.id}`);
    await webkit.open(address + servicePath(newService.name));
    await webkit.expectShown('main', `Service Id: ${newService.id}`);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});
