import type { RouteBudget } from './overruns';

/**
 * All script of a bare export (`npm run bench`, last row and column), in bytes of gzip, and the version of Next it
 * was measured with. A newer Next weighs otherwise: measure again before these numbers are trusted.
 */
export const bareExport = { next: '16.4.6', scripts: 134_797 } as const;

/** In bytes. */
type Pair = readonly [gzip: number, brotli: number];

const limit = ([gzip, brotli]: Pair) => ({ gzip, brotli });

/**
 * What a route may weigh. Every page has the one style sheet.
 * @param js bytes of gzip over the bare export (product 12.1: at most 5,000 on a content page), and of brotli
 * @param fonts the two faces that pages preload
 */
const page = (html: Pair, data: Pair, js: Pair, fonts: Pair = [51_400, 51_400]): RouteBudget => ({
  html: limit(html),
  data: limit(data),
  js: limit([bareExport.scripts + js[0], js[1]]),
  css: limit([14_200, 12_000]),
  fonts: limit(fonts),
});

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, RouteBudget>> = {
  '/': page([12_800, 10_800], [13_400, 11_300], [5_000, 117_900]),
  '/home': page([12_800, 10_800], [13_400, 11_400], [5_000, 117_900]),
  '/services': page([9_600, 8_100], [10_200, 8_700], [3_700, 116_600]),
  '/services/1': page([8_500, 7_300], [8_900, 7_600], [2_800, 115_800]),
  '/blogs': page([16_100, 13_300], [17_500, 14_300], [2_800, 115_800]),
  '/about': page([9_500, 8_100], [9_800, 8_400], [3_100, 116_100]),
  '/404': page([6_700, 5_700], [6_300, 5_400], [2_800, 115_800], [0, 0]),
  '/login': page([7_800, 6_700], [7_200, 6_200], [44_900, 152_400]),
  '/signup': page([7_900, 6_800], [7_200, 6_200], [44_900, 152_400]),
};

/** Texts by which parts are recognised that a page loads by itself later: Firebase and the toaster, once a form is there. */
const formParts = ['identitytoolkit.googleapis.com', 'toastLimit'];
export const laterParts: Readonly<Record<string, readonly string[]>> = {
  '/login': formParts,
  '/signup': formParts,
};

/** What each script file weighed when the budgets were set, by its label, in bytes of gzip. */
export const chunkSizes: Readonly<Record<string, number>> = {
  React: 124_963,
  'DeferredContent + CurrentLink + CurrentYear + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_377,
  'bundler runtime': 4_354,
  'CarouselMotion + ServiceGrid': 2_311,
  LazyMissingPage: 303,
  '"==typeof document?document.currentScript"': 173,
  ServiceGrid: 820,
  FoldedAnswer: 354,
  PrintButton: 309,
  LoginDriver: 33_744,
  LoginForm: 5_039,
  Toaster: 2_937,
  SignUpForm: 5_039,
};
