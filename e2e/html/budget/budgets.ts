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
  css: limit([18_000, 14_800]),
  fonts: limit(fonts),
});

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, RouteBudget>> = {
  '/': page([16_400, 13_700], [18_300, 15_400], [5_000, 118_000]),
  '/home': page([16_400, 13_700], [18_700, 15_500], [5_000, 118_000]),
  '/services': page([13_600, 11_300], [14_900, 12_300], [4_900, 117_700]),
  '/services/1': page([12_900, 10_900], [14_100, 11_700], [3_600, 116_500]),
  '/blogs': page([18_000, 14_900], [19_400, 16_200], [3_100, 116_100]),
  '/about': page([10_700, 9_200], [11_000, 9_500], [3_100, 116_100]),
  '/404': page([8_000, 6_800], [7_600, 6_600], [2_800, 115_800], [0, 0]),
  '/login': page([9_300, 8_000], [8_600, 7_500], [49_500, 156_500]),
  '/signup': page([9_400, 8_100], [8_600, 7_500], [49_400, 156_400]),
  '/account': page([8_500, 7_300], [9_100, 7_800], [54_600, 161_000]),
  '/account/forgot': page([8_200, 7_100], [8_200, 7_100], [47_500, 154_700]),
  '/account/reset': page([8_400, 7_300], [8_200, 7_100], [47_800, 154_900]),
  '/account/action': page([8_000, 6_900], [8_200, 7_100], [46_600, 153_900]),
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
  React: 124_964,
  'CurrentLink + CurrentYear + DeferredContent + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_220,
  'bundler runtime': 4_354,
  'CarouselMotion + NextClasses + ServiceGrid': 2_469,
  LazyMissingPage: 303,
  '",{children:i.n}),(0,n.jsx)(t.f,{error:e}"': 302,
  '"==typeof document?document.currentScript"': 173,
  'FilteredWeek + LiveNext + LiveWeek + ServiceGrid': 2_147,
  LiveNext: 810,
  FoldedAnswer: 341,
  PrintButton: 309,
  LoginDriver: 36_525,
  LoginForm: 7_262,
  Toaster: 2_907,
  SignUpForm: 7_173,
  'AccountPanel + MyWeek': 12_401,
  ForgotForm: 5_297,
  ResetForm: 5_585,
  ActionForm: 4_375,
};
