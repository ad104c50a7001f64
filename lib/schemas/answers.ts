import 'server-only';
import * as z from 'zod';
import { date, listOfDistinct, text } from './common';

/** Words with the spaces around them, or the lines of a program. */
const words = z.string().min(1);

/** A piece of running text: plain words, words from code, words that carry weight, or a link. */
const inline = z.union([
  words,
  z.strictObject({ code: words }),
  z.strictObject({ strong: words }),
  z.strictObject({ link: words, href: text }),
]);

/** Running text: one plain string, or pieces in reading order. */
const richText = z.union([text, z.array(inline)]);

/** A term and what it means. */
const definition = z.strictObject({ term: text, text: richText });

const table = z
  .strictObject({
    kind: z.literal('table'),
    /** Says what the table compares. */
    caption: text,
    columns: z.array(z.string()),
    /** As many cells as there are columns; the first cell heads its row. */
    rows: z.array(z.array(z.union([z.string(), z.array(inline)]))),
  })
  .refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
    path: ['rows'],
    error: 'Expected one cell for each column in every row',
  });

/** One building block of an answer, in the order it is read. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: richText }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean().optional(),
    items: z.array(richText),
  }),
  z.strictObject({ kind: z.literal('definitions'), entries: z.array(definition) }),
  table,
  z.strictObject({
    kind: z.literal('code'),
    /** Says what the code is. */
    label: text,
    text: words,
  }),
]);

/** A part of an answer under its own heading. */
const section = z.strictObject({
  /** Unique on the page: the target of the contents list and of links from elsewhere, so it stays once published. */
  id: text,
  title: text,
  blocks: z.array(block),
});

/** A question and its written answer, as /blogs shows it (product 2.11). */
const answer = z.strictObject({
  /** Unique on the page, and stable like a section's id. */
  id: text,
  question: text,
  /** The day on which it was first published: ISO 8601, `2026-11-21`. */
  published: date,
  /** The day of the last change that a reader would notice, in the same form; the day of publication when there was none. */
  changed: date,
  /** The answer in a nutshell, read first. */
  lead: text,
  sections: z.array(section),
  /** Primary sources, for whoever wants to check or to read on. */
  sources: z.array(z.strictObject({ link: text, href: text })),
});

const idsOf = ({ id, sections }: Answer) => [id, ...sections.map((part) => part.id)];

/** `lib/content/answers/answers.ts` with the answers that it lists. */
export const answersSchema = z.strictObject({
  answers: listOfDistinct(
    answer,
    'id',
    (one, other) => idsOf(one).some((id) => idsOf(other).includes(id)),
    'Expected ids, also of sections, that no other answer has',
  ),
  /** What /blogs says of itself above its answers. */
  blogs: z.strictObject({ headline: text, label: text, lead: text }),
});

export type Inline = z.infer<typeof inline>;
export type RichText = z.infer<typeof richText>;
export type Definition = z.infer<typeof definition>;
export type Block = z.infer<typeof block>;
export type Answer = z.infer<typeof answer>;
export type BlogTexts = z.infer<typeof answersSchema.shape.blogs>;
