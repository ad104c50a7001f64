import 'server-only';
import * as z from 'zod';
import { date, link, text, uniqueList } from './common';
import { pictureName } from './pictures';

const home = z.strictObject({
  /**
   * The headline of all slides: two halves, each a list of parts. Lines break only between parts.
   */
  headline: z.array(z.array(text)),
  /** The links below the headline: primary, then secondary. */
  actions: z.array(link),
  coach: z.strictObject({ heading: text, text, link: text }),
  closing: z.strictObject({ heading: z.tuple([text, text]), text }),
});

/** The heading of the list of services, on Home and /services, and the last line of /services. */
const serviceTexts = z.strictObject({ heading: text, lead: text, closing: text });

/** `lib/content/home.ts` */
export const homeSchema = z.strictObject({ home, serviceTexts });

const visitQuestion = z.strictObject({
  question: text,
  /** The studio's phone number and email become links. */
  answer: text,
  /** Whether the price of a class is shown before the answer. */
  hasPrices: z.boolean().optional(),
});

const firstVisit = z.strictObject({ heading: text, questions: z.array(visitQuestion) });

const prices = z.strictObject({
  /** What visitors can buy at the desk. */
  packs: z.array(z.strictObject({ name: text, price: text, note: text.optional() })),
});

/** `lib/content/firstVisit.ts` */
export const firstVisitSchema = z.strictObject({
  firstVisit,
  prices,
  /** The studio's phone number and email become links. */
  cancelling: text,
});

/** A law page. The studio's name and contact follow the sections. */
const lawPage = z.strictObject({
  lead: text,
  sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
});

/** `lib/content/law.ts` */
export const lawSchema = z.strictObject({
  /** The person or company that runs the studio. */
  operator: text,
  policies: lawPage,
  /** The page also lists the hosts and the browser storage (lib/privacyNotice). */
  privacy: lawPage,
  accessibility: lawPage,
});

/**
 * The maximum number of characters on a preview image: two lines for the title, one for the line
 * below it.
 */
export const previewLimits = { title: 48, line: 56 } as const;

/**
 * The places that list pages: the navigation bar, the footer's list, the footer's last line and
 * sitemap.xml.
 */
const menu = z.enum(['bar', 'footer', 'smallPrint', 'sitemap']);

/** The image that other sites show for links to the page. */
const preview = z.strictObject({
  title: text.max(previewLimits.title),
  line: text.max(previewLimits.line),
  /** Defaults to the first slide. */
  picture: pictureName.optional(),
});

const page = z
  .strictObject({
    /** The canonical path of `app/<path>/page.tsx`. */
    path: text,
    /** The page's name in menus. */
    label: text.optional(),
    /** The page's title without the studio's name, which the build adds. */
    title: text,
    /**
     * The description for search results, which truncate longer descriptions. Defaults to the
     * studio's description.
     */
    description: text.max(160).optional(),
    in: z.array(menu),
    /** The date of the last change, on pages that show it. */
    changed: date.optional(),
    /** Defaults to Home's preview. */
    preview: preview.optional(),
  })
  .refine(({ label, in: menus }) => label || menus.every((name) => name === 'sitemap'), {
    path: ['label'],
    error: 'Expected a label for the links in menus',
  });

/** `lib/content/pages.ts` */
export const pagesSchema = z.strictObject({
  pages: uniqueList(
    page,
    'path',
    (current, earlier) => current.path === earlier.path,
    'Expected a path that no other page has',
  ),
});

export type HomeTexts = z.infer<typeof home>;
export type VisitQuestion = z.infer<typeof visitQuestion>;
export type FirstVisitTexts = z.infer<typeof firstVisit>;
export type Prices = z.infer<typeof prices>;
export type ServiceTexts = z.infer<typeof serviceTexts>;
export type LawPage = z.infer<typeof lawPage>;
export type Menu = z.infer<typeof menu>;
export type PageEntry = z.infer<typeof page>;
