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
  css: limit([15_900, 13_300]),
  fonts: limit(fonts),
});

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, RouteBudget>> = {
  '/': page([14_400, 12_100], [16_300, 13_500], [5_000, 118_000]),
  '/home': page([14_400, 12_100], [16_300, 13_500], [5_000, 118_000]),
  '/services': page([12_300, 10_200], [13_500, 11_100], [4_900, 117_700]),
  '/services/1': page([10_300, 8_700], [11_000, 9_300], [3_600, 116_500]),
  '/blogs': page([16_900, 14_000], [18_600, 15_200], [3_100, 116_100]),
  '/about': page([9_600, 8_200], [10_000, 8_600], [3_100, 116_100]),
  '/404': page([6_900, 5_900], [6_600, 5_700], [2_800, 115_900], [0, 0]),
  '/login': page([8_400, 7_200], [7_700, 6_700], [47_400, 154_600]),
  '/signup': page([8_500, 7_300], [7_700, 6_700], [47_200, 154_500]),
  '/account': page([7_500, 6_500], [7_300, 6_300], [50_200, 157_200]),
  '/account/forgot': page([7_400, 6_300], [7_300, 6_300], [47_000, 154_300]),
  '/account/reset': page([7_500, 6_400], [7_300, 6_300], [47_000, 154_300]),
  '/account/action': page([7_100, 6_100], [7_300, 6_300], [46_000, 153_300]),
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
  'CurrentLink + CurrentYear + DeferredContent + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_237,
  'bundler runtime': 4_354,
  'CarouselMotion + NextClasses + ServiceGrid': 2_435,
  '",{children:i.n}),(0,n.jsx)(t.f,{error:e}"': 302,
  LazyMissingPage: 302,
  '"==typeof document?document.currentScript"': 173,
  'FilteredWeek + LiveWeek + ServiceGrid': 1_620,
  FoldedAnswer: 341,
  PrintButton: 309,
  LoginDriver: 36_129,
  LoginForm: 5_554,
  Toaster: 2_907,
  SignUpForm: 5_415,
  AccountPanel: 8_405,
  ForgotForm: 5_139,
  ResetForm: 5_195,
  ActionForm: 4_148,
};
