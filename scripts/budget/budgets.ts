import type { ChunkSizes, Limit, RouteBudget } from './overruns';

/**
 * All script of a bare export (`npm run bench`, table of bytes, last row), in bytes, and the version of Next it was
 * measured with. A newer Next weighs otherwise: measure again before these numbers are trusted.
 */
export const bareExport = { next: '16.4.6', scripts: { gzip: 134_797, brotli: 115_199 } } as const;

/** Bytes of script, gzip, that a page of each kind may load over the bare export (design 6). */
export const overBare = { content: 5_000, form: 45_000 } as const;

/** What a route may weigh, and how its script is held against the bare export. */
export interface PageBudget {
  readonly kind: keyof typeof overBare;
  readonly limits: RouteBudget;
  /** Texts by which parts are recognised that the page loads by itself after its first scripts. */
  readonly later?: readonly string[];
}

const limit = (gzip: number, brotli: number): Limit => ({ gzip, brotli });

/** The one style sheet, and the two faces that pages preload. */
const css = limit(13_100, 11_250);
const fonts = limit(51_400, 51_400);

/** Firebase and the toaster: both come by themselves once a form is there. */
const formParts = ['identitytoolkit.googleapis.com', 'toastLimit'];

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, PageBudget>> = {
  '/': {
    kind: 'content',
    limits: { html: limit(20_900, 14_100), js: limit(140_400, 118_300), css, fonts },
  },
  '/home': {
    kind: 'content',
    limits: { html: limit(19_900, 13_400), js: limit(140_400, 118_300), css, fonts },
  },
  '/services': {
    kind: 'content',
    limits: { html: limit(13_800, 10_300), js: limit(139_000, 117_000), css, fonts },
  },
  '/services/1': {
    kind: 'content',
    limits: { html: limit(11_500, 9_200), js: limit(138_100, 116_200), css, fonts },
  },
  '/blogs': {
    kind: 'content',
    limits: { html: limit(28_700, 17_600), js: limit(138_100, 116_200), css, fonts },
  },
  '/about': {
    kind: 'content',
    limits: { html: limit(14_000, 10_400), js: limit(138_400, 116_500), css, fonts },
  },
  '/404': {
    kind: 'content',
    limits: { html: limit(7_600, 6_500), js: limit(138_100, 116_200), css, fonts: limit(0, 0) },
  },
  '/login': {
    kind: 'form',
    limits: { html: limit(9_100, 7_800), js: limit(179_400, 152_200), css, fonts },
    later: formParts,
  },
  '/signup': {
    kind: 'form',
    limits: { html: limit(9_300, 7_900), js: limit(179_500, 152_200), css, fonts },
    later: formParts,
  },
};

/** What each script file weighed when the budgets were set, by its label, in bytes of gzip. */
export const chunkSizes: ChunkSizes = {
  React: 124_964,
  'CurrentLink + CurrentYear + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_030,
  'bundler runtime': 4_376,
  'CarouselMotion + ServiceGrid': 2_324,
  MissingPage: 530,
  '",0,function({error:t}){return(0,e.useEff"': 481,
  '"It was our fault, not yours. Loading the"': 460,
  ServiceGrid: 914,
  PrintButton: 330,
  LoginDriver: 33_705,
  LoginForm: 4_803,
  Toaster: 2_838,
  SignUpForm: 4_858,
};
