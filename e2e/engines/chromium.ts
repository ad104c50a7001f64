import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@/scripts/tools/findBrowsers';

/** Opens a page of Chromium to compare another engine with, and closes it after `use`. */
export async function useChromiumPage(
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = findBrowser('shell');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  await use(await browser.newPage(options));
  await browser.close();
}

/** Runs in the page: loads every picture, also those that are loaded lazily. */
export async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}
