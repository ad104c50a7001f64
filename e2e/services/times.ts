import type { Page } from '@playwright/test';

/** Returns the list of times on the page of a service. */
export const timesOf = (page: Page) => page.locator('#times + dd');

export const rowsOf = (page: Page) => timesOf(page).locator('> ul > li');

/** Returns the row of a date or a weekly class by its fragment. */
export const rowOf = (page: Page, fragment: string) =>
  page.locator('li', { has: page.locator(`[id="${fragment}"]`) });

/** Returns the details of the dates that are open. */
export const openDates = (page: Page) => page.locator('details[name=times][open]');
