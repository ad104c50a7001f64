import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { servicePath } from '@/lib/catalogue/paths';
import { pagesIn } from '@/lib/pages';
import { inFirefox } from '../fixtures/inFirefox';
import { unknownRoute } from '../fixtures/routes';
import { firstService } from '../fixtures/services';

/** Every screen by name. */
export const screens: Record<string, string> = {
  ...Object.fromEntries(pagesIn('search').map(({ path }) => [path.slice(1) || 'home', path])),
  details: servicePath(firstService.id),
  'details-shared-price': servicePath(firstService.price),
  forgot: '/account/forgot',
  reset: '/account/reset?oobCode=used',
  'not-found': unknownRoute,
};

/** The widths of the pictures: a small and a usual phone, a tablet, two laptops, a large screen. */
export const widths = [360, 390, 768, 1280, 1440, 1920] as const;

/** The height of the window that goes with each width. */
export const heights: Record<(typeof widths)[number], number> = {
  360: 780,
  390: 844,
  768: 1024,
  1280: 800,
  1440: 900,
  1920: 1080,
};

/** Gives the window one of the widths, with a height that goes with it. */
export async function resize(page: Page, width: (typeof widths)[number]): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
}

/** Opens a page as on a second visit, with the fonts in the cache (`font-display: optional`). */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.reload();
}

/** Loads the lazy pictures, and scrolls through the page once for other lazy content. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
}

/** Waits until every picture is there, or every one in view. */
async function decodePictures(page: Page, all: boolean): Promise<void> {
  await page.evaluate(async (everywhere) => {
    const isWanted = (picture: HTMLImageElement) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return picture.checkVisibility() && (everywhere || (bottom > 0 && top < innerHeight));
    };
    const pictures = [...document.images].filter(isWanted);
    await Promise.race([
      Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ]);
  }, all);
}

/** Paints all cards: a long list does not paint those out of view, which a full-page picture shows. */
async function paintEverything(page: Page): Promise<void> {
  await page.locator('main li').evaluateAll((items) => {
    for (const item of items) (item as HTMLElement).style.contentVisibility = 'visible';
  });
}

/** The file for the picture of a screen at a width. */
export const fileOf = (name: string, width: number) =>
  join('screens', test.info().project.name, `${name}-${String(width).padStart(4, '0')}.png`);

/** Takes one picture into `screens/<browser>/<name>-<width>.png`: of the full page, or of the window only. */
export async function screenshot(
  page: Page,
  name: string,
  { fullPage = true }: { readonly fullPage?: boolean } = {},
): Promise<void> {
  // Fonts change the height of the page, so wait for them before it is measured.
  await page.evaluate(() => document.fonts.ready);
  if (fullPage) {
    await paintEverything(page);
    await loadPictures(page);
  } else {
    // In Firefox a click scrolls its target to the middle of the window.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await decodePictures(page, fullPage);
  await page.screenshot({
    path: fileOf(name, page.viewportSize()?.width ?? 0),
    fullPage,
    animations: 'disabled',
    // The caret is hidden by a style in the page.
    ...(inFirefox(page.context()) && { caret: 'initial' }),
  });
}
