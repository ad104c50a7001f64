import { pages as entries } from '@/lib/content/pages';
import { address, description, name } from '@/lib/content/studio';
import { fill } from '@/lib/services/text';
import { answersChanged, answersPublished } from '@/lib/studio/answers';
import { coach } from '@/lib/studio/coaches';
import { placeOf } from '@/lib/place';
import { formPictures, pictureNamed } from '@/lib/studio/slides';
import type { LinkPlace, PageEntry, StudioPicture } from '@/lib/studio/types';
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
  /** The day of the first publication: ISO 8601. */
  readonly published?: string;
  readonly preview?: PreviewText;
  /** Files beside the page that are of no use without it. */
  readonly files?: readonly string[];
}

/** What follows from code and from the answers, by path. */
const facts: Readonly<Record<string, Partial<Page>>> = {
  '/': { link: '/home' },
  '/blogs': { published: answersPublished, changed: answersChanged, files: ['/feed.xml'] },
};

const filled = (text: string) => fill(text, { name, place: placeOf(address), coach: coach.name });

const listed = (entry: PageEntry): Page => {
  const { path, preview } = entry;
  const picture = pictureNamed(preview?.picture ?? 'slide 1')?.src ?? '';
  return {
    ...entry,
    ...facts[path],
    title: filled(entry.title),
    description: filled(entry.description ?? description),
    preview: preview && { ...preview, picture },
  };
};

/** A page that every studio has; nothing lists it. Its words are those of the interface. */
const fixedPage = (path: string, texts: typeof loginPage, picture?: StudioPicture): Page => ({
  path,
  title: texts.title,
  description: filled(texts.description),
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
