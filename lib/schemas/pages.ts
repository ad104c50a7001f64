import 'server-only';
import * as z from 'zod';
import { date, listOfDistinct, text } from './common';
import { pictureName } from './pictures';

/** The longest title (two lines of the preview) and the longest line below it, in characters. */
export const longestPreview = { title: 48, line: 56 } as const;

/**
 * Where a page is linked or listed:
 * - `bar`, `footer`: their lists of pages, in the order of the list
 * - `smallPrint`: the last line of the footer
 * - `sitemap`: sitemap.xml and llms.txt
 */
const linkPlace = z.enum(['bar', 'footer', 'smallPrint', 'sitemap']);

/** What a link to the page looks like in a message: its words and its picture. */
const preview = z.strictObject({
  title: text.max(longestPreview.title),
  line: text.max(longestPreview.line),
  /** Without one, the first slide. */
  picture: pictureName.optional(),
});

/** One page of the list. */
const page = z
  .strictObject({
    /** Its canonical address. The page itself is `app/<path>/page.tsx`. */
    path: text,
    /** Its name in bar and footer. */
    label: text.optional(),
    /** What tabs and search results call it; the studio's name is added. */
    title: text,
    /** What search results say below the title, who cut off what is longer. Without one, what they say of the studio. */
    description: text.max(160).optional(),
    in: z.array(linkPlace),
    /** The day of the last change, where its texts name it (product 13.4). */
    changed: date.optional(),
    /** Without one, other sites show that of Home. */
    preview: preview.optional(),
  })
  .refine(({ label, in: places }) => label || places.every((place) => place === 'sitemap'), {
    path: ['label'],
    error: 'Expected the name of the link',
  });

/** `lib/content/pages.ts` */
export const pagesSchema = z.strictObject({
  pages: listOfDistinct(
    page,
    'path',
    (one, other) => one.path === other.path,
    'Expected a path that no other page has',
  ),
});

export type LinkPlace = z.infer<typeof linkPlace>;
export type PageEntry = z.infer<typeof page>;
