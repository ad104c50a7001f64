import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { inFirefox } from '../fixtures/inFirefox';

/** Runs in the page: loads the lazy pictures and paints every card, which a full-page picture shows. */
async function drawEverything(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  for (const item of document.querySelectorAll<HTMLElement>('main li'))
    item.style.contentVisibility = 'visible';
  const decoded = [...document.images].map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 5000))]);
}

/** Takes one picture into `screens/<browser>/<name>-<width>.png`: of the full page, or of the window only. */
export async function screenshot(
  page: Page,
  name: string,
  { fullPage = true }: { readonly fullPage?: boolean } = {},
): Promise<void> {
  // Fonts change the height of the page, so wait for them before it is measured.
  await page.evaluate(() => document.fonts.ready);
  // A control under the resting pointer would look pressed.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(drawEverything);
  const width = String(page.viewportSize()?.width).padStart(4, '0');
  await page.screenshot({
    path: join('screens', test.info().project.name, `${name}-${width}.png`),
    fullPage,
    animations: 'disabled',
    // The caret is hidden by a style in the page.
    ...(inFirefox(page.context()) && { caret: 'initial' }),
  });
}
