import type { Page } from '@playwright/test';
import {
  type Box,
  loadPictures,
  mainBoxes,
  useChromiumPage,
  whatDiffers,
  whatMoved,
} from '../fixtures/engines';
import { comparedRoutes } from '../fixtures/routes';
import { started } from '../fixtures/hydration';
import { expect, test as base } from '../fixtures/test';

/** With a page of Chromium as large as that of Firefox, to compare with. */
const test = base.extend<{ chromiumPage: Page }>({
  chromiumPage: ({ viewport, baseURL }, use) => useChromiumPage({ viewport, baseURL }, use),
});

/** Puts the fonts into the cache: with `font-display: optional` a page does not use fonts that arrive late. */
async function fetchFonts(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}

/** The boxes of a page with all pictures, also those that are loaded lazily. */
async function boxesWithPictures(page: Page): Promise<Box[]> {
  await page.evaluate(loadPictures);
  return page.evaluate(mainBoxes);
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

for (const { width, height } of sizes)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('pages look as in Chromium, and nothing moves when scripts and pictures arrive', async ({
      page,
      chromiumPage,
    }) => {
      test.slow();
      await Promise.all([fetchFonts(page), fetchFonts(chromiumPage)]);
      for (const route of comparedRoutes) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        const plain = await page.evaluate(mainBoxes);
        await started(page);
        const alive = await page.evaluate(mainBoxes);
        expect.soft(whatMoved(plain, alive), `${route}: moved by scripts`).toEqual([]);
        const whole = await boxesWithPictures(page);
        expect.soft(whatMoved(plain, whole), `${route}: moved by pictures`).toEqual([]);
        await chromiumPage.goto(route);
        const others = await boxesWithPictures(chromiumPage);
        expect.soft(whatDiffers(whole, others), `${route}: not as in Chromium`).toEqual([]);
      }
    });
  });
