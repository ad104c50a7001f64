import type { ChunkSizes, Limit, RouteBudget } from './overruns';

/**
 * All script of a bare export (`npm run bench`, table of bytes, last row), in bytes, and the version of Next it was
 * measured with. A newer Next weighs otherwise: measure again before these numbers are trusted.
 */
export const bareExport = { next: '16.4.6', scripts: { gzip: 134_797, brotli: 115_199 } } as const;

/** Bytes of script, gzip, that a page of each kind may load over the bare export (issue 4). */
export const overBare = { content: 5_000, form: 45_000 } as const;

/** What a route may weigh, and how its script is held against the bare export. */
export interface PageBudget {
  readonly kind: keyof typeof overBare;
  readonly limits: RouteBudget;
  /** Texts by which parts are recognised that the page loads by itself after its first scripts. */
  readonly later?: readonly string[];
}

const limit = (gzip: number, brotli: number): Limit => ({ gzip, brotli });

/** Firebase and the toaster: both come by themselves once a form is there. */
const formParts = ['identitytoolkit.googleapis.com', 'toastLimit'];

/** The budgets, by route: `npm run bench -- --budget` prints what fits the built site. */
export const routeBudgets: Readonly<Record<string, PageBudget>> = {
  '/': {
    kind: 'content',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
  },
  '/home': {
    kind: 'content',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
  },
  '/services': {
    kind: 'content',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
  },
  '/services/1': {
    kind: 'content',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
  },
  '/blogs': {
    kind: 'content',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
  },
  '/about': {
    kind: 'content',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
  },
  '/404': {
    kind: 'content',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
  },
  '/login': {
    kind: 'form',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
    later: formParts,
  },
  '/signup': {
    kind: 'form',
    limits: { html: limit(0, 0), js: limit(0, 0), css: limit(0, 0), fonts: limit(0, 0) },
    later: formParts,
  },
};

/** What each script file weighed when the budgets were set, by its label, in bytes of gzip. */
export const chunkSizes: ChunkSizes = {};
