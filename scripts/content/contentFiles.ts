import { type Issue, type PlacedText, textsIn } from '@/lib/catalogue/issue';
import { issuesOf } from '@/lib/catalogue/validate';
import * as answers from '@/lib/content/answers/answers';
import * as coaches from '@/lib/content/coaches';
import * as firstVisit from '@/lib/content/firstVisit';
import * as home from '@/lib/content/home';
import * as law from '@/lib/content/law';
import * as map from '@/lib/content/map';
import * as mark from '@/lib/content/mark';
import * as pages from '@/lib/content/pages';
import * as pictures from '@/lib/content/pictures';
import * as studio from '@/lib/content/studio';
import { answersSchema } from '@/lib/schemas/answers';
import { mapSchema, markSchema, picturesSchema } from '@/lib/schemas/pictures';
import { coachesSchema, studioSchema } from '@/lib/schemas/studio';
import { firstVisitSchema, homeSchema, lawSchema, pagesSchema } from '@/lib/schemas/texts';

/** Every module of `lib/content` with its schema. */
const contentFiles = [
  ['studio.ts', studioSchema, studio],
  ['pages.ts', pagesSchema, pages],
  ['home.ts', homeSchema, home],
  ['firstVisit.ts', firstVisitSchema, firstVisit],
  ['coaches.ts', coachesSchema, coaches],
  ['pictures.ts', picturesSchema, pictures],
  ['map.ts', mapSchema, map],
  ['mark.ts', markSchema, mark],
  ['law.ts', lawSchema, law],
  ['answers/answers.ts', answersSchema, answers],
] as const;

/** Validates the content against its schemas. */
export const schemaIssues = (): readonly Issue[] =>
  contentFiles.flatMap(([name, schema, content]) =>
    issuesOf(`lib/content/${name}`, schema, { ...content }),
  );

/** Returns every string in the content. */
export const contentTexts = (): readonly PlacedText[] =>
  contentFiles.flatMap(([name, , content]) => textsIn(`lib/content/${name}`, { ...content }));
