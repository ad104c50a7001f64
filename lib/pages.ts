import { pages as ownPages } from '@/lib/content/pages';
import { name, pictures } from '@/lib/content/studio';
import { fill } from '@/lib/services/text';
import type { LinkPlace, Page } from '@/lib/studio/types';
import {
  accountPage,
  actionPage,
  forgotPage,
  loginPage,
  notFoundTexts,
  resetPage,
  signUpPage,
} from '@/lib/words';

/*
 * What the site has of the list in lib/content/pages. No island imports it: the list holds titles and descriptions of all
 * pages.
 */

/** A page that every studio has; nothing lists it. Its words are those of the interface. */
const fixedPage = (
  path: string,
  { title, description, preview }: typeof loginPage,
  picture = '',
): Page => ({
  path,
  title,
  description: fill(description, { name }),
  in: [],
  preview: preview && { ...preview, picture },
});

/** All pages: those of the owner's list, in its order, and those that every studio has. */
export const pages: readonly Page[] = [
  ...ownPages,
  fixedPage('/login', loginPage, pictures.login.src),
  fixedPage('/signup', signUpPage, pictures.signUp.src),
  fixedPage('/account', accountPage),
  fixedPage('/account/forgot', forgotPage),
  fixedPage('/account/reset', resetPage),
  fixedPage('/account/action', actionPage),
  fixedPage('/404', notFoundTexts, pictures.notFound.src),
];

/** The pages of the site: the list without those that are off. */
export const sitePages: readonly Page[] = pages.filter(({ isOff }) => !isOff);

/** The pages of the list that are off. */
export const pagesOff: readonly Page[] = pages.filter(({ isOff }) => isOff);

/** The pages that are linked or listed at a place, in the order of the list. */
export const pagesIn = (place: LinkPlace): readonly Page[] =>
  sitePages.filter((page) => page.in.includes(place));

/** The links of bar, footer or small print. */
export const linksIn = (place: LinkPlace) =>
  pagesIn(place).map(({ path, link = path, label = path }) => ({ label, href: link }));

/** Whether the site has the page of this path: false where the studio goes without it. */
export const hasPage = (path: string) => sitePages.some((page) => page.path === path);

/**
 * A page by its path, whether it is off or not: Next draws it all the same, and the export leaves it out. One that the list does
 * not have is off: a page that an owner has added, in a build of a starter.
 */
export const pageAt = (path: string): Page =>
  pages.find((page) => page.path === path) ?? {
    path,
    title: path,
    description: '',
    in: [],
    isOff: true,
  };
