import { pages as ownPages } from '@/lib/content/pages';
import { pictures } from '@/lib/content/studio';
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

/** The words and the picture of one preview: what a link to the page looks like in a message. */
export interface PreviewText {
  readonly title: string;
  readonly line: string;
  /** A source picture in `public/images`. */
  readonly picture: string;
}

/**
 * Where a page is linked or listed:
 * - `bar`, `footer`: their lists of pages, in the order of the list
 * - `smallPrint`: the last line of the footer
 * - `sitemap`: sitemap.xml and llms.txt
 */
export type LinkPlace = 'bar' | 'footer' | 'smallPrint' | 'sitemap';

/** One page of the site, as all that lists pages knows it. */
export interface Page {
  /** Its canonical address. The page itself is `app/<path>/page.tsx`. */
  readonly path: string;
  /** A second address, by which bar and footer link it. */
  readonly link?: string;
  /** Its name in bar and footer. */
  readonly label?: string;
  /** What tabs and search results call it; the studio's name is added. */
  readonly title: string;
  /** What search results say below the title: at most 160 characters. */
  readonly description: string;
  readonly in: readonly LinkPlace[];
  /** The days of its first publication and last change, where its texts name them: ISO 8601 (product 13.4). */
  readonly published?: string;
  readonly changed?: string;
  /** Without one, other sites show that of Home. */
  readonly preview?: PreviewText;
  /** Files beside the page that are of no use without it. */
  readonly files?: readonly string[];
  /** The studio goes without this page: it is in no build, and nothing links to it. */
  readonly isOff?: boolean;
}

/** A page that every studio has; nothing lists it. */
const fixedPage = (
  path: string,
  { title, description, preview }: typeof loginPage,
  picture = '',
): Page => ({
  path,
  title,
  description,
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
 * A page by its path, whether it is off or not: Next draws it all the same, and the export leaves it out.
 * @throws Error when the list has none
 */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`lib/content/pages.ts has no entry for ${path}.`);
  return page;
}
