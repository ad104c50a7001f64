import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { coach } from '@/lib/studio/coach';
import { linksIn } from '@/lib/pages';
import { outDir } from '@/scripts/export/outFolder';
import { expect, test } from '../fixtures/test';
import { barLink, isSameDocument, markDocument, tabTo } from '../fixtures/visitor';
import { serveFiles } from '../fixtures/servers';
import { carouselOf, currentSlide } from '../fixtures/carousel';
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

test('the back button restores the scroll position, to the pixel', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  // Playwright's click would scroll first; on a phone the link is in the menu.
  const follow = (path: string) =>
    page.locator(`header a[href="${path}"]`).first().dispatchEvent('click');
  const settled = (main: Element) => Promise.all(main.getAnimations().map((one) => one.finished));
  await page.goto('/about');
  await follow('/blogs');
  await expect(page.getByRole('main')).toBeFocused();
  await page.locator('summary').first().click();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(3000);
  await page.evaluate(() => scrollTo(0, 1500));
  await follow('/about');
  await expect(page).toHaveURL('/about');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(coach.name);
  await page.getByRole('main').evaluate(settled);
  expect(await scrolled()).toBe(1500);
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

test('the carousel rotates, pauses under the pointer, and follows buttons and keys', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(5000);
  await expect.poll(() => currentSlide(page)).toBe(2);
  const { root, previous, next, indicator, stop } = carouselOf(page);
  await root.hover({ position: { x: 5, y: 80 } });
  await indicator(1).click();
  await previous.click();
  await expect.poll(() => currentSlide(page)).toBe(3);
  await next.click();
  await expect.poll(() => currentSlide(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentSlide(page)).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentSlide(page)).toBe(1);
  // The pointer only pauses the rotation: it can still be stopped.
  await expect(stop).toBeVisible();
});

test('the keyboard reaches the content, and the focus is always visible', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const booking = page.getByRole('link', { name: /^Booking / }).first();
  await tabTo(page, booking);
  expect(await booking.evaluate((link) => getComputedStyle(link).outlineWidth)).toBe('3px');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Service Id: 1')).toBeVisible();
});

test('scripts start untouched, also in a tab from the background', async ({ page, context }) => {
  await page.goto('/about', { waitUntil: 'load' });
  await expect.poll(() => isStarted(page)).toBe(true);

  const opening = context.waitForEvent('page');
  await barLink(page, 'Blogs').click({ modifiers: ['Control'] });
  const tab = await opening;
  await tab.waitForLoadState();
  await tab.bringToFront();
  await expect.poll(() => isStarted(tab)).toBe(true);
});
