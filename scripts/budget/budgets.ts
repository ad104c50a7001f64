import type { ChunkSizes, Limit, RouteBudget } from './overruns';

/**
 * All script of a bare export (`npm run bench`, last row and column), in bytes of gzip, and the version of Next it
 * was measured with. A newer Next weighs otherwise: measure again before these numbers are trusted.
 */
export const bareExport = { next: '16.4.6', scripts: 134_797 } as const;

/** What a route may weigh. */
export interface PageBudget {
  readonly limits: RouteBudget;
  /** Texts by which parts are recognised that the page loads by itself after its first scripts. */
  readonly later?: readonly string[];
}

const limit = (gzip: number, brotli: number): Limit => ({ gzip, brotli });

/** The script of a page: bytes of gzip over the bare export (design 6: at most 5,000 on a content page), and of brotli. */
const script = (over: number, brotli: number): Limit => limit(bareExport.scripts + over, brotli);

/** The one style sheet, and the two faces that pages preload. */
const css = limit(13_800, 11_700);
const fonts = limit(51_400, 51_400);

/** Firebase and the toaster: both come by themselves once a form is there. */
const formParts = ['identitytoolkit.googleapis.com', 'toastLimit'];

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, PageBudget>> = {
  '/': {
    limits: {
      html: limit(12_200, 10_200),
      data: limit(12_900, 10_900),
      js: script(5_000, 117_900),
      css,
      fonts,
    },
  },
  '/home': {
    limits: {
      html: limit(11_600, 9_700),
      data: limit(12_300, 10_500),
      js: script(5_000, 117_900),
      css,
      fonts,
    },
  },
  '/services': {
    limits: {
      html: limit(9_000, 7_600),
      data: limit(9_600, 8_200),
      js: script(3_700, 116_600),
      css,
      fonts,
    },
  },
  '/services/1': {
    limits: {
      html: limit(8_000, 6_800),
      data: limit(8_300, 7_100),
      js: script(2_800, 115_800),
      css,
      fonts,
    },
  },
  '/blogs': {
    limits: {
      html: limit(15_600, 12_800),
      data: limit(17_100, 14_000),
      js: script(2_800, 115_800),
      css,
      fonts,
    },
  },
  '/about': {
    limits: {
      html: limit(9_100, 7_700),
      data: limit(9_400, 8_000),
      js: script(3_100, 116_100),
      css,
      fonts,
    },
  },
  '/404': {
    limits: {
      html: limit(6_300, 5_300),
      data: limit(6_100, 5_200),
      js: script(2_800, 115_800),
      css,
      fonts: limit(0, 0),
    },
  },
  '/login': {
    limits: {
      html: limit(7_200, 6_100),
      data: limit(6_600, 5_600),
      js: script(44_900, 152_400),
      css,
      fonts,
    },
    later: formParts,
  },
  '/signup': {
    limits: {
      html: limit(7_300, 6_200),
      data: limit(6_600, 5_600),
      js: script(44_900, 152_400),
      css,
      fonts,
    },
    later: formParts,
  },
};

/** What each script file weighed when the budgets were set, by its label, in bytes of gzip. */
export const chunkSizes: ChunkSizes = {
  React: 124_964,
  'AfterHeading + CurrentLink + CurrentYear + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_379,
  'bundler runtime': 4_354,
  'CarouselMotion + ServiceGrid': 2_316,
  LazyMissingPage: 303,
  '"==typeof document?document.currentScript"': 281,
  ServiceGrid: 820,
  PrintButton: 309,
  LoginDriver: 33_741,
  LoginForm: 4_855,
  Toaster: 2_925,
  SignUpForm: 4_908,
};
