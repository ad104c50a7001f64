import type { Page } from '@playwright/test';

/** The window of a small phone. */
export const smallPhone = { width: 360, height: 740 };

/** Returns the rows of the list of times. */
export const rowsOf = (page: Page) => page.locator('#times + dd > ul > li');
/** Returns the row of a date or a weekly class by its fragment. */
export const rowOf = (page: Page, fragment: string) =>
  page.locator('li', { has: page.locator(`[id="${fragment}"]`) });
