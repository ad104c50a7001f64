import 'server-only';
import * as z from 'zod';
import { text } from './common';

const link = z.strictObject({ label: text, href: text });

/** The words of Home; those of its slides stand beside their pictures. */
const home = z.strictObject({
  /** The headline that every slide carries, in the halves and parts that a line may end with. */
  headline: z.array(z.array(text)),
  /** The two links below it: the main one, then the secondary one. */
  actions: z.array(link),
  coach: z.strictObject({ heading: text, text, link: text }),
  closing: z.strictObject({ heading: text, text, action: text }),
});

/** `lib/content/home.ts` */
export const homeSchema = z.strictObject({ home });

/** A question of somebody who has never been here, and its answer. */
const visitQuestion = z.strictObject({
  question: text,
  /** In it the studio's telephone number and its address for mail become links. */
  answer: text,
  /** The answer where the price has no number, such as "Free" or "on request". */
  ofFree: text.optional(),
  /** Whether the price of a class stands before the answer, and the price table below it. */
  hasPrices: z.boolean().optional(),
});

/** What visitors ask before they come for the first time. */
const firstVisit = z.strictObject({ heading: text, lead: text, questions: z.array(visitQuestion) });

/** What can be bought at the desk besides one class: a row of the price table. */
const pack = z.strictObject({
  name: text,
  price: text,
  /** What it is good for, and for how long. */
  note: text.optional(),
});

/** What can be bought. The price of one class comes from data.json. */
const prices = z.strictObject({
  /** Below the price of one class. */
  note: text.optional(),
  packs: z.array(pack),
});

/** `lib/content/firstVisit.ts` */
export const firstVisitSchema = z.strictObject({
  firstVisit,
  prices,
  /** In it the studio's telephone number and its address for mail become links. */
  cancelling: text,
});

/** The words around the services. */
const serviceTexts = z.strictObject({ heading: text, lead: text });

/** `lib/content/services.ts` */
export const servicesSchema = z.strictObject({ serviceTexts, inEveryClass: text });

export type HomeTexts = z.infer<typeof home>;
export type VisitQuestion = z.infer<typeof visitQuestion>;
export type FirstVisitTexts = z.infer<typeof firstVisit>;
export type Prices = z.infer<typeof prices>;
export type ServiceTexts = z.infer<typeof serviceTexts>;
