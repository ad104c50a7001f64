import 'server-only';
import * as z from 'zod';
import { text } from './common';

/** One part of a law page: a heading and its paragraphs. */
const section = z.strictObject({ heading: text, paragraphs: z.array(text) });

/** Who runs the studio. Leave out what does not apply. */
const operator = z.strictObject({
  name: text,
  /** Who acts for a company. */
  representedBy: text.optional(),
  /** Court and number. */
  register: text.optional(),
  vatId: text.optional(),
  /** Who is responsible for what the site says, with address. */
  responsible: text.optional(),
  /** Whether the studio takes part in settling disputes out of court. */
  disputes: text.optional(),
});

/** The imprint; its facts are those of the operator. */
const imprint = z.strictObject({ lead: text });

/** The privacy notice. What it says of hosts and of storage, code adds (lib/law). */
const privacy = imprint.extend({
  reading: section,
  account: section,
  booking: section,
  rights: section,
});

/** The accessibility statement. */
const accessibility = imprint.extend({
  sections: z.array(section),
  /** Before the studio's number and address. */
  contact: section,
  /** Left out where there is no such body. */
  enforcement: section.optional(),
});

/** `lib/content/law.ts` */
export const lawSchema = z.strictObject({ operator, imprint, privacy, accessibility });

export type Operator = z.infer<typeof operator>;
export type ImprintTexts = z.infer<typeof imprint>;
export type PrivacyTexts = z.infer<typeof privacy>;
export type AccessibilityTexts = z.infer<typeof accessibility>;
