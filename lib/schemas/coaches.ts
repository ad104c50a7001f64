import 'server-only';
import * as z from 'zod';
import { phone, text, toldPicture } from './common';

/** A telephone number as people read it and as telephones dial it. */
const ownPhone = z.strictObject({
  label: text,
  /** As people read it, with its country: `+1 (555) 555-0183`. */
  text: phone,
});

/** One post of a working life. */
const post = z.strictObject({ years: text, title: text, place: text, text });

/** A certificate or degree, and when it was earned. */
const qualification = z.strictObject({ year: text, title: text });

/** One principle of a coach. */
const principle = z.strictObject({ title: text, text });

/** An account on a code host, where people read and share programs. */
const codeAccount = z.strictObject({ text, href: text });

/** A CV. A part whose list is empty is not shown. */
const cv = z.strictObject({
  objective: text,
  code: z.array(codeAccount),
  /** The present post first. */
  experience: z.array(post),
  qualifications: z.array(qualification),
  principles: z.array(principle),
});

/** A coach. */
const coach = z.strictObject({
  /** Sessions in data.json name a coach by this, or by the whole name. */
  givenName: text,
  familyName: text.optional(),
  /** What they are in the studio, in a few words: `Head coach`. */
  role: text,
  /** One sentence about them; About has the head coach's CV instead. */
  line: text.optional(),
  picture: toldPicture,
  email: z.email().optional(),
});

/** The first coach of the list, whose CV About shows. */
const headCoach = coach.extend({
  /** The coach's own numbers, the best one first. */
  phones: z.array(ownPhone),
  cv,
});

/** `lib/content/coaches.ts` */
export const coachesSchema = z.strictObject({ coaches: z.tuple([headCoach], coach) });

export type Post = z.infer<typeof post>;
export type Qualification = z.infer<typeof qualification>;
export type Principle = z.infer<typeof principle>;
export type Cv = z.infer<typeof cv>;
export type Coach = z.infer<typeof coach>;
export type HeadCoach = z.infer<typeof headCoach>;
