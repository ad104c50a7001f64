import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { linksIn } from '@/lib/pages';
import { outDir } from '@/scripts/export/outFolder';
import { expect, test } from '../fixtures/test';
import { barLink, isSameDocument, markDocument } from '../fixtures/visitor';
import { serveFiles } from '../fixtures/servers';
import { isStarted } from '../fixtures/loads';

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('links, back and forward, and fragments stay in one document', async ({ page }) => {
    await page.goto('/');
    await markDocument(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const { label, href } of linksIn('bar')) {
      await menu.click();
      await barLink(page, label).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('main')).toBeFocused();
    }
    await expect(page).toHaveURL('/blogs');
    await page.locator('summary').last().click();
    const answer = page.getByRole('main').locator('a[href^="#"]').last();
    const place = (await answer.getAttribute('href')) ?? '';
    await answer.click();
    await expect(page).toHaveURL(`/blogs${place}`);
    await expect(page.locator(place)).toBeInViewport();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const left = await scrolled();
    expect(left).toBeGreaterThan(1000);

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(`/blogs${place}`);
    await expect.poll(scrolled).toBe(left);

    expect(await isSameDocument(page)).toBe(true);

    // A link from another page opens the answer that contains its target.
    await page.goto('/services');
    await page.goto(`/blogs${place}`);
    await expect(page.locator(place)).toBeInViewport();
  });
});

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

/** The number of pages of a PDF by Firefox, which writes the list of pages into a compressed object stream. */
function sheetsOf(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
  const objects = [...streams].map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')));
  const [, count] = /\/Type \/Pages\b[^]*?\/Count (\d+)/.exec(objects.join('\n')) ?? [];
  return Number(count);
}

test('the CV prints on one sheet of A4', async ({ page }) => {
  await page.goto('/about');
  // Playwright sends inches, the protocol expects centimetres: this is 21 cm by 29.7 cm.
  expect(sheetsOf(await page.pdf({ width: '21in', height: '29.7in' }))).toBe(1);
});

test('scripts start untouched, also in a tab from the background', async ({ page, context }) => {
  await page.goto('/about');
  const opening = context.waitForEvent('page');
  await barLink(page, 'Blogs').click({ modifiers: ['Control'] });
  const tab = await opening;
  await tab.waitForLoadState();
  await tab.bringToFront();
  await expect.poll(() => isStarted(tab)).toBe(true);
});
