import type { Page } from '@playwright/test';
import { visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { waitForPicturesInView } from '../fixtures/pictures';
import { hold } from '../fixtures/requests';
import { firstService } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';

test('a new page appears, and nothing in view moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  for (const [name, path] of [
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Service', '/services'],
    ['Home', '/home'],
  ] as const) {
    await barLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeAttached();
    await waitForPicturesInView(page);
    await nextFrame(page);
    // Counts layout shifts right after a click, too, although the metric ignores them.
    expect(await layoutShiftsOf(page), path).toEqual([]);
  }
});

for (const width of [360, 1280])
  test(`a large picture follows the heading, and nothing in view moves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Finds the version of the picture that is shown.
    const pictures = page.getByRole('main').locator('picture img');
    const picture = pictures.filter({ visible: true }).first();
    for (const [link, url] of [
      [page.getByRole('contentinfo').getByRole('link', { name: 'About' }), /about$/],
      [page.getByRole('main').getByRole('listitem').getByRole('link').first(), /services\/1/],
    ] as const) {
      await visit(page, '/services');
      await link.dispatchEvent('click');
      await expect(page).toHaveURL(url);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await nextFrame(page);
      expect(await layoutShiftsOf(page), page.url()).toEqual([]);
    }
  });

test('a soft navigation sets the same metadata as opening the page', async ({ page }) => {
  const readMetadata = () =>
    page
      .locator('title, meta[name], meta[property], [rel="canonical"], [type="application/ld+json"]')
      .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML).sort());
  await visit(page, '/about');
  const direct = await readMetadata();
  expect(direct.join('\n')).toMatch(/"og:image"[^]*"@graph"[^]*<title>/);
  await visit(page, '/services');
  await barLink(page, 'About').click();
  await expect.poll(readMetadata).toEqual(direct);
});

test('going back restores the page and its scroll position, even after a link to the same page', async ({
  page,
}) => {
  const readScroll = () => page.evaluate(() => window.scrollY);
  await visit(page, '/about');
  await barLink(page, 'Blogs').click();
  await expect(page.locator('article h2').last()).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await page.locator('summary').last().click();
  await page.evaluate(() => scrollTo(0, 1000));
  await nextFrame(page);
  expect(await readScroll()).toBe(1000);
  // Playwright's click would scroll to the link first.
  await barLink(page, 'About').dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await expect.poll(readScroll).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await barLink(page, 'About').click();
  await expect.poll(readScroll).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect.poll(readScroll).toBe(1000);
});

/** Opens the first service's page from its card on /services and waits for its heading. */
async function pressCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: firstService.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: firstService.name })).toBeVisible();
}

test('a picture that never loads doesn’t delay its page', async ({ page }) => {
  await visit(page, '/services');
  await page.waitForLoadState('networkidle');
  await hold(page, /_pictures/);
  const requested = page.waitForRequest(/_pictures/);
  await pressCard(page);
  await requested;
  await expect(page.getByRole('main')).toBeFocused();
});
