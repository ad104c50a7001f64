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
  css: limit([18_300, 15_000]),
  fonts: limit(fonts),
});

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, RouteBudget>> = {
  '/': page([16_650, 13_950], [18_700, 15_500], [5_000, 118_000]),
  '/home': page([16_650, 13_950], [18_800, 15_500], [5_000, 118_000]),
  '/services': page([13_700, 11_400], [15_100, 12_400], [4_500, 117_300]),
  '/services/1': page([13_100, 11_100], [14_700, 12_100], [4_500, 117_200]),
  '/blogs': page([18_100, 15_000], [19_500, 16_300], [3_100, 116_100]),
  '/about': page([10_800, 9_300], [11_200, 9_600], [3_100, 116_100]),
  '/404': page([8_100, 7_000], [7_800, 6_700], [2_800, 115_800], [0, 0]),
  '/login': page([9_450, 8_250], [8_800, 7_600], [49_500, 156_500]),
  '/signup': page([9_650, 8_250], [8_800, 7_600], [49_600, 156_500]),
  '/account': page([8_600, 7_500], [9_300, 8_000], [54_600, 161_200]),
  '/account/forgot': page([8_400, 7_200], [8_400, 7_300], [47_800, 154_900]),
  '/account/reset': page([8_600, 7_400], [8_400, 7_300], [48_000, 155_200]),
  '/account/action': page([8_100, 7_000], [8_400, 7_300], [46_700, 153_900]),
};

/** Texts by which parts are recognised that a page loads by itself later: Firebase and the toaster, once a form is there. */
const formParts = ['identitytoolkit.googleapis.com', 'toastLimit'];
export const laterParts: Readonly<Record<string, readonly string[]>> = {
  '/login': formParts,
  '/signup': formParts,
  '/account': formParts,
  '/account/forgot': formParts,
  '/account/reset': formParts,
  '/account/action': formParts,
};

/** What each script file weighed when the budgets were set, by its label, in bytes of gzip. */
export const chunkSizes: Readonly<Record<string, number>> = {
  React: 124_966,
  'CurrentLink + CurrentYear + DeferredContent + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_198,
  'bundler runtime': 4_354,
  'CarouselMotion + LiveServiceList + NextClasses': 2_455,
  LazyNotFoundLookup: 305,
  '",{children:i.n}),(0,n.jsx)(t.f,{error:e}"': 302,
  '"==typeof document?document.currentScript"': 173,
  'FilteredWeek + LiveServiceList + LiveWeek': 1_679,
  'GrowingPicture + LiveNext': 1_150,
  FoldedAnswer: 341,
  PrintButton: 339,
  LoginDriver: 36_528,
  LoginForm: 7_308,
  Toaster: 2_987,
  SignUpForm: 7_283,
  'AccountPanel + MyWeek': 12_235,
  ForgotForm: 5_491,
  ResetForm: 5_771,
  ActionForm: 4_556,
};
