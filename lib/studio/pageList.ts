import { answers } from '@/lib/content/answers/answers';
import { pages as entries } from '@/lib/content/pages';
import { pictures } from '@/lib/content/pictures';
import { description, name } from '@/lib/content/studio';
import type { Menu, PageEntry, PictureEntry, PictureName } from '@/lib/schemas';
import {
  accountPageWords,
  mailLinkPageWords,
  type AuthPageWords,
  forgotPageWords,
  loginPageWords,
  notFoundWords,
  type PreviewLines,
  signUpPageWords,
} from '@/lib/words';
import { coach } from './coaches';

/** What a preview image is drawn from. */
export interface PreviewSource extends PreviewLines {
  /** The URL of a source picture. */
  readonly picture: string;
}

export interface Page extends Omit<PageEntry, 'preview'> {
  /** A second path, which menus link to. */
  readonly link?: string;
  readonly description: string;
  readonly preview?: PreviewSource;
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

/** Returns the picture of a preview by name. */
function pictureNamed(name: PictureName): PictureEntry | undefined {
  if (name === 'coach') return coach.cv.picture;
  const slideNumber = /^slide (\d+)$/.exec(name)?.[1];
  if (slideNumber) return pictures.slides[Number(slideNumber) - 1];
  return pictures[name as Exclude<PictureName, 'coach' | `slide ${number}`>];
}

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
const fixedPage = (path: string, words: AuthPageWords, picture?: PictureEntry): Page => ({
  path,
  title: words.title,
  description: words.description(name),
  in: [],
  preview: words.preview && { ...words.preview, picture: picture?.src ?? '' },
});

/** All pages of the site apart from those of services. */
export const pages: readonly Page[] = [
  ...entries.map(ownerPage),
  fixedPage('/login', loginPageWords, pictures.login),
  fixedPage('/signup', signUpPageWords, pictures.signUp),
  fixedPage('/account', accountPageWords),
  fixedPage('/account/forgot', forgotPageWords),
  fixedPage('/account/action', mailLinkPageWords),
  fixedPage('/404', notFoundWords, pictures.notFound),
];

/** Returns the pages in a menu, in menu order. */
export const pagesIn = (menu: Menu): readonly Page[] =>
  pages.filter((page) => page.in.includes(menu));

export const linksIn = (menu: Menu) =>
  pagesIn(menu).map(({ path, link = path, label = path }) => ({ label, href: link }));

/** @throws Error if the list has no such page */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`lib/content/pages.ts has no entry for ${path}.`);
  return page;
}
