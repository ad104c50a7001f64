import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The widths every screen is looked at: a small and a usual phone, a tablet, two laptops, a large screen. */
export const widths = [360, 390, 768, 1280, 1440, 1920] as const;

const heights: Record<(typeof widths)[number], number> = {
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

/** Scrolls through the page once, so that pictures that wait for being seen are there, and back up. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.race([
      Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ]);
  });
}

/** A long list leaves cards out of sight unpainted; a picture of the whole page has none out of sight. */
async function paintEverything(page: Page): Promise<void> {
  await page.locator('main li').evaluateAll((items) => {
    for (const item of items) (item as HTMLElement).style.contentVisibility = 'visible';
  });
}

/** Takes one picture into `screens/<name>-<width>.png`: the full page, or the window alone for what floats above it. */
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
  }
  const width = String(page.viewportSize()?.width).padStart(4, '0');
  await page.screenshot({
    path: join('screens', `${name}-${width}.png`),
    fullPage,
    animations: 'disabled',
  });
}
