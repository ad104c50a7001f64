import type { Page, Place } from '@/lib/studio/types';
import { pages } from '@/lib/content/pages';

/*
 * What the site has of the list in lib/content/pages. No island imports it: the list holds titles and descriptions of all
 * pages.
 */

/** The pages of the site: the list without those that are off. */
export const sitePages: readonly Page[] = pages.filter(({ isOff }) => !isOff);

/** The pages of the list that are off. */
export const pagesOff: readonly Page[] = pages.filter(({ isOff }) => isOff);

/** The pages that are linked or listed at a place, in the order of the list. */
export const pagesIn = (place: Place): readonly Page[] =>
  sitePages.filter((page) => page.in.includes(place));

/** The links of bar, footer or small print. */
export const linksIn = (place: Place) =>
  pagesIn(place).map(({ path, link = path, label = path }) => ({ label, href: link }));

/** Whether the site has the page of this path: false where the studio goes without it. */
export const hasPage = (path: string) => sitePages.some((page) => page.path === path);

/**
 * A page by its path, whether it is off or not: Next draws it all the same, and the export leaves it out.
 * @throws Error when the list has none
 */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`lib/content/pages.ts has no entry for ${path}.`);
  return page;
}
