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

/** The script of a page: bytes of gzip over the bare export (product 12.1: at most 5,000 on a content page), and of brotli. */
const script = (over: number, brotli: number): Limit => limit(bareExport.scripts + over, brotli);

/** The one style sheet, and the two faces that pages preload. */
const css = limit(14_100, 11_900);
const fonts = limit(51_400, 51_400);

/** Firebase and the toaster: both come by themselves once a form is there. */
const formParts = ['identitytoolkit.googleapis.com', 'toastLimit'];

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, PageBudget>> = {
  '/': {
    limits: {
      html: limit(12_800, 10_800),
      data: limit(13_400, 11_300),
      js: script(5_000, 117_900),
      css,
      fonts,
    },
  },
  '/home': {
    limits: {
      html: limit(12_200, 10_300),
      data: limit(12_800, 11_000),
      js: script(5_000, 117_900),
      css,
      fonts,
    },
  },
  '/services': {
    limits: {
      html: limit(9_500, 8_100),
      data: limit(10_000, 8_600),
      js: script(3_700, 116_600),
      css,
      fonts,
    },
  },
  '/services/1': {
    limits: {
      html: limit(8_500, 7_300),
      data: limit(8_700, 7_600),
      js: script(2_800, 115_800),
      css,
      fonts,
    },
  },
  '/blogs': {
    limits: {
      html: limit(16_100, 13_300),
      data: limit(17_400, 14_300),
      js: script(2_800, 115_800),
      css,
      fonts,
    },
  },
  '/about': {
    limits: {
      html: limit(9_500, 8_100),
      data: limit(9_800, 8_400),
      js: script(3_100, 116_100),
      css,
      fonts,
    },
  },
  '/404': {
    limits: {
      html: limit(6_700, 5_700),
      data: limit(6_300, 5_400),
      js: script(2_800, 115_800),
      css,
      fonts: limit(0, 0),
    },
  },
  '/login': {
    limits: {
      html: limit(7_700, 6_600),
      data: limit(6_900, 6_000),
      js: script(44_900, 152_400),
      css,
      fonts,
    },
    later: formParts,
  },
  '/signup': {
    limits: {
      html: limit(7_800, 6_600),
      data: limit(6_900, 6_000),
      js: script(44_900, 152_400),
      css,
      fonts,
    },
    later: formParts,
  },
};

/** What each script file weighed when the budgets were set, by its label, in bytes of gzip. */
export const chunkSizes: ChunkSizes = {
  React: 124_963,
  'DeferredContent + CurrentLink + CurrentYear + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_377,
  'bundler runtime': 4_354,
  'CarouselMotion + ServiceGrid': 2_311,
  LazyMissingPage: 303,
  '"==typeof document?document.currentScript"': 173,
  ServiceGrid: 820,
  PrintButton: 309,
  LoginDriver: 33_744,
  LoginForm: 5_039,
  Toaster: 2_937,
  SignUpForm: 5_039,
};
