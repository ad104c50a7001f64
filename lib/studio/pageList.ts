import { answers } from '@/lib/content/answers/answers';
import { pages as entries } from '@/lib/content/pages';
import { pictures } from '@/lib/content/pictures';
import { description, name } from '@/lib/content/studio';
import type { Menu, PageEntry, PictureEntry } from '@/lib/schemas';
import {
  accountPage,
  actionPage,
  forgotPage,
  loginPage,
  notFoundWords,
  type PreviewLines,
  signUpPage,
} from '@/lib/words';
import { pictureNamed } from './slides';

/*
 * The pages of the site. Islands don't import this module, because it contains the titles and
 * descriptions of all pages.
 */

/** The text and the picture of a preview image. */
export interface PreviewEntry extends PreviewLines {
  /** The URL of a source picture. */
  readonly picture: string;
}

export interface Page extends Omit<PageEntry, 'preview'> {
  /** A second path, which menus link to. */
  readonly link?: string;
  readonly description: string;
  readonly preview?: PreviewEntry;
}

/** Facts that the code adds to the owner's entries, by path. */
const additions: Readonly<Record<string, Partial<Page>>> = {
  '/': { link: '/home' },
  '/blogs': {
    changed: answers
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1),
  },
};

const ownerPage = (entry: PageEntry): Page => {
  const { path, preview } = entry;
  const picture = pictureNamed(preview?.picture ?? 'slide 1')?.src ?? '';
  return {
    ...entry,
    ...additions[path],
    description: entry.description ?? description,
    preview: preview && { ...preview, picture },
  };
};

/** Creates a page that is neither in the owner's list nor in a menu. */
const fixedPage = (path: string, texts: typeof loginPage, picture?: PictureEntry): Page => ({
  path,
  title: texts.title,
  description: texts.description(name),
  in: [],
  preview: texts.preview && { ...texts.preview, picture: picture?.src ?? '' },
});

export const pages: readonly Page[] = [
  ...entries.map(ownerPage),
  fixedPage('/login', loginPage, pictures.login),
  fixedPage('/signup', signUpPage, pictures.signUp),
  fixedPage('/account', accountPage),
  fixedPage('/account/forgot', forgotPage),
  fixedPage('/account/action', actionPage),
  fixedPage('/404', notFoundWords, pictures.notFound),
];

/** Returns the pages in a menu, in menu order. */
export const pagesIn = (menu: Menu): readonly Page[] =>
  pages.filter((page) => page.in.includes(menu));

export const linksIn = (menu: Menu) =>
  pagesIn(menu).map(({ path, link = path, label = path }) => ({ label, href: link }));

/** @throws Error if the list has no such page */
export function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`lib/content/pages.ts has no entry for ${path}.`);
  return page;
}
