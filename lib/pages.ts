import { pages as entries } from '@/lib/content/pages';
import { description, name } from '@/lib/content/studio';
import { answersChanged } from '@/lib/studio/answers';
import { formPictures, pictureNamed } from '@/lib/studio/slides';
import type { LinkPlace, PageEntry, StudioPicture } from '@/lib/schemas';
import {
  accountPage,
  actionPage,
  forgotPage,
  loginPage,
  notFoundTexts,
  resetPage,
  signUpPage,
} from '@/lib/words';
import { pictures } from '@/lib/content/pictures';

/*
 * The pages of the site: what the owner's list says of them, and what follows from code. No island imports this module: it holds
 * titles and descriptions of all pages.
 */

/** The words and the picture of one preview: what a link to the page looks like in a message. */
export interface PreviewText {
  readonly title: string;
  readonly line: string;
  /** The address of a source picture. */
  readonly picture: string;
}

/** One page of the site, as all that lists pages knows it. */
export interface Page extends Omit<PageEntry, 'preview'> {
  /** A second address, by which bar and footer link it. */
  readonly link?: string;
  readonly description: string;
  readonly preview?: PreviewText;
}

/** What follows from code and from the answers, by path. */
const facts: Readonly<Record<string, Partial<Page>>> = {
  '/': { link: '/home' },
  '/blogs': { changed: answersChanged },
};

const listed = (entry: PageEntry): Page => {
  const { path, preview } = entry;
  const picture = pictureNamed(preview?.picture ?? 'slide 1')?.src ?? '';
  return {
    ...entry,
    ...facts[path],
    description: entry.description ?? description,
    preview: preview && { ...preview, picture },
  };
};

/** A page that every studio has; nothing lists it. Its words are those of the interface. */
const fixedPage = (path: string, texts: typeof loginPage, picture?: StudioPicture): Page => ({
  path,
  title: texts.title,
  description: texts.description(name),
  in: [],
  preview: texts.preview && { ...texts.preview, picture: picture?.src ?? '' },
});

/** All pages: those of the owner's list, in its order, and those that every studio has. */
export const pages: readonly Page[] = [
  ...entries.map(listed),
  fixedPage('/login', loginPage, formPictures.login),
  fixedPage('/signup', signUpPage, formPictures.signUp),
  fixedPage('/account', accountPage),
  fixedPage('/account/forgot', forgotPage),
  fixedPage('/account/reset', resetPage),
  fixedPage('/account/action', actionPage),
  fixedPage('/404', notFoundTexts, pictures.notFound),
];

/** The pages that are linked or listed at a place, in the order of the list. */
export const pagesIn = (place: LinkPlace): readonly Page[] =>
  pages.filter((page) => page.in.includes(place));

/** The links of bar, footer or small print. */
export const linksIn = (place: LinkPlace) =>
  pagesIn(place).map(({ path, link = path, label = path }) => ({ label, href: link }));

/**
 * A page by its path.
 * @throws Error when the list does not have it
 */
export function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`lib/content/pages.ts has no entry for ${path}.`);
  return page;
}
