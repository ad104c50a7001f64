import 'server-only';
import * as z from 'zod';
import { date, text, uniqueList } from './common';

/** Text that may start or end with a space, or contain line breaks. */
const rawText = z.string().min(1);

const inline = z.union(
  [
    rawText,
    z.strictObject({ code: rawText }),
    z.strictObject({ strong: rawText }),
    z.strictObject({ link: rawText, href: text }),
  ],
  'Expected a text, or one of { code }, { strong } and { link, href }',
);

const richText = z.union(
  [text, z.array(inline)],
  'Expected a text, or a list of texts, { code }, { strong } and { link, href }',
);

const definition = z.strictObject({ term: text, text: richText });

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    columns: z.array(z.string()),
    /** The first cell of each row is the row's header. */
    rows: z.array(
      z.array(
        z.union([z.string(), z.array(inline)], 'Expected a text, or a list of texts and links'),
      ),
    ),
  })
  .refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
    path: ['rows'],
    error: 'Expected one cell for each column in every row',
  });

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: richText }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean().optional(),
    items: z.array(richText),
  }),
  z.strictObject({ kind: z.literal('definitions'), entries: z.array(definition) }),
  table,
  /** `label` describes the code for screen readers. */
  z.strictObject({ kind: z.literal('code'), label: text, text: rawText }),
]);

const section = z.strictObject({
  /** Unique on the page. Never change an id, because links point to it. */
  id: text,
  title: text,
  blocks: z.array(block),
});

/** A question and its answer on /blogs. */
const answer = z.strictObject({
  /** Unique on the page. Never change an id, because links point to it. */
  id: text,
  question: text,
  published: date,
  /** The date of the last notable change. If there was none, the date of publication. */
  changed: date,
  /** A summary, which is shown first. */
  lead: text,
  sections: z.array(section),
  sources: z.array(z.strictObject({ link: text, href: text })),
});

const idsOf = ({ id, sections }: Answer) => [id, ...sections.map((child) => child.id)];

/** `lib/content/answers/answers.ts` and the answers that it lists. */
export const answersSchema = z.strictObject({
  answers: uniqueList(
    answer,
    'id',
    (current, earlier) => idsOf(current).some((id) => idsOf(earlier).includes(id)),
    'Expected an id that no other answer or section has',
  ),
  /** The heading of /blogs, and its last line. */
  blogs: z.strictObject({ lead: text, closing: text }),
});

export type Inline = z.infer<typeof inline>;
export type RichText = z.infer<typeof richText>;
export type Block = z.infer<typeof block>;
export type Answer = z.infer<typeof answer>;
export type BlogTexts = z.infer<typeof answersSchema.shape.blogs>;
