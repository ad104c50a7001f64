import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { servicePath } from '@/lib/catalogue/paths';
import { inFirefox } from '../fixtures/inFirefox';
import { unknownRoute } from '../fixtures/routes';
import { firstService } from '../fixtures/services';

/** Every screen by name. */
export const screens: Record<string, string> = {
  home: '/',
  services: '/services',
  details: servicePath(firstService.id),
  'details-shared-price': servicePath(firstService.price),
  about: '/about',
  blogs: '/blogs',
  login: '/login',
  signup: '/signup',
  forgot: '/account/forgot',
  reset: '/account/reset?oobCode=used',
  'not-found': unknownRoute,
};

/** The widths every screen is looked at: a small and a usual phone, a tablet, two laptops, a large screen. */
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

/** Opens a page as on a second visit: its fonts are there before it is laid out (`font-display: optional`). */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.reload();
}

/** Loads the pictures that wait for being seen, and scrolls through the page once for what else does, and back up. */
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

/** A long list leaves cards out of sight unpainted; a picture of the whole page has none out of sight. */
async function paintEverything(page: Page): Promise<void> {
  await page.locator('main li').evaluateAll((items) => {
    for (const item of items) (item as HTMLElement).style.contentVisibility = 'visible';
  });
}

/** Where the picture of a screen at a width belongs. */
export const fileOf = (name: string, width: number) =>
  join('screens', test.info().project.name, `${name}-${String(width).padStart(4, '0')}.png`);

/** Takes one picture into `screens/<browser>/<name>-<width>.png`: the full page, or the window alone for what floats above it. */
export async function screenshot(
  page: Page,
  name: string,
  { fullPage = true }: { readonly fullPage?: boolean } = {},
): Promise<void> {
  // A face that came late is in use now, but the page was measured with the one that stood in for it.
  await page.evaluate(() => document.fonts.ready);
  if (fullPage) {
    await paintEverything(page);
    await loadPictures(page);
  } else {
    // In Firefox a press brings what it presses to the middle of the window.
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
