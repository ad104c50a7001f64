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
const css = limit(13_800, 11_700);
const fonts = limit(51_400, 51_400);

/** Firebase and the toaster: both come by themselves once a form is there. */
const formParts = ['identitytoolkit.googleapis.com', 'toastLimit'];

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, PageBudget>> = {
  '/': {
    kind: 'content',
    limits: {
      html: limit(11_700, 9_800),
      data: limit(12_900, 10_900),
      js: limit(139_900, 117_900),
      css,
      fonts,
    },
  },
  '/home': {
    kind: 'content',
    limits: {
      html: limit(11_100, 9_400),
      data: limit(12_300, 10_500),
      js: limit(139_900, 117_900),
      css,
      fonts,
    },
  },
  '/services': {
    kind: 'content',
    limits: {
      html: limit(8_500, 7_200),
      data: limit(9_500, 8_100),
      js: limit(138_500, 116_600),
      css,
      fonts,
    },
  },
  '/services/1': {
    kind: 'content',
    limits: {
      html: limit(7_500, 6_400),
      data: limit(8_300, 7_100),
      js: limit(137_600, 115_800),
      css,
      fonts,
    },
  },
  '/blogs': {
    kind: 'content',
    limits: {
      html: limit(15_000, 12_400),
      data: limit(16_900, 13_900),
      js: limit(137_600, 115_800),
      css,
      fonts,
    },
  },
  '/about': {
    kind: 'content',
    limits: {
      html: limit(8_600, 7_200),
      data: limit(9_300, 8_000),
      js: limit(137_900, 116_100),
      css,
      fonts,
    },
  },
  '/404': {
    kind: 'content',
    limits: {
      html: limit(5_700, 4_800),
      data: limit(5_800, 5_000),
      js: limit(137_600, 115_800),
      css,
      fonts: limit(0, 0),
    },
  },
  '/login': {
    kind: 'form',
    limits: {
      html: limit(6_700, 5_700),
      data: limit(6_500, 5_600),
      js: limit(179_100, 152_000),
      css,
      fonts,
    },
    later: formParts,
  },
  '/signup': {
    kind: 'form',
    limits: {
      html: limit(6_800, 5_700),
      data: limit(6_500, 5_600),
      js: limit(179_200, 152_000),
      css,
      fonts,
    },
    later: formParts,
  },
};

/** What each script file weighed when the budgets were set, by its label, in bytes of gzip. */
export const chunkSizes: ChunkSizes = {
  React: 124_964,
  'CurrentLink + CurrentYear + MenuSync + SessionSync + SoftNavigation + ToastLoader': 7_269,
  'bundler runtime': 4_354,
  'CarouselMotion + ServiceGrid': 2_291,
  LazyMissingPage: 302,
  '"==typeof document?document.currentScript"': 173,
  ServiceGrid: 890,
  PrintButton: 309,
  LoginDriver: 33_741,
  LoginForm: 4_783,
  Toaster: 2_911,
  SignUpForm: 4_838,
};
