import { readFile } from 'node:fs/promises';
import { outDir } from '@/scripts/export/outFolder';
import { serveFiles } from '../fixtures/fileServer';
import { expect, test } from '../fixtures/test';
import { barLink } from '../fixtures/visitor';

test('a visitor who goes elsewhere while a page is loading gets there', async ({ page, guard }) => {
  guard.allowErrors(/Failed to fetch RSC payload/);
  // A server, because Firefox does not abort a request that a route of Playwright holds.
  const site = await serveFiles(outDir, async (file) => ({
    bytes: await (/blogs\b.*\.txt$/.test(file) ? new Promise<Buffer>(() => {}) : readFile(file)),
  }));
  try {
    await page.goto(`${site.address}/about`);
    const asked = page.waitForRequest(/blogs\.txt/);
    await barLink(page, 'Blogs').click();
    await asked;
    await page.goto(`${site.address}/services/1`);
    await expect(page).toHaveURL(`${site.address}/services/1`);
  } finally {
    await site.close();
  }
});
