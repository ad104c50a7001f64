import 'server-only';
import * as z from 'zod';
import { text } from './common';

/** A law page: what it is about, in a sentence, and its sections. The studio's name, address and numbers follow below them. */
const lawPage = z.strictObject({
  lead: text,
  sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
});

/** `lib/content/law.ts` */
export const lawSchema = z.strictObject({
  /** Who runs the studio: a person or a company. */
  operator: text,
  /** The terms of a visit. */
  policies: lawPage,
  /** The privacy notice. Code adds the hosts and the storage (lib/law). */
  privacy: lawPage,
  /** The accessibility statement. */
  accessibility: lawPage,
});

export type LawPage = z.infer<typeof lawPage>;
