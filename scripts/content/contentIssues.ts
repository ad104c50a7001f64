import { accentIssue } from '@/lib/accent';
import { colours } from '@/lib/brand';
import { explain, type Issue } from '@/lib/services/build/issue';
import { checkCatalogueFile } from '@/lib/services/build/readCatalogue';
import { dataWarnings } from '@/lib/services/build/warnings';
import { answers } from '@/lib/content/answers/answers';
import { coaches } from '@/lib/content/coaches';
import { pages as entries } from '@/lib/content/pages';
import { pictures } from '@/lib/content/pictures';
import * as studio from '@/lib/content/studio';
import { answerIssues, unlistedAnswers } from './answerIssues';
import { coachIssues } from './coachIssues';
import { emailIssues } from './emailIssues';
import { entryIssues } from './entryIssues';
import { unknownField } from './formDifferences';
import { formIssues } from './formIssues';
import { linkIssues, sitePaths } from './linkIssues';
import { pictureIssues } from './pictureIssues';
import { placeIssues } from './placeIssues';
import { studioSchema } from './studioSchema';
import { ownerTexts, pictureNames, studioFiles } from './texts';

/** Home without a slide. */
function slideIssue(): Issue | undefined {
  if (pictures.slides.length > 0) return undefined;
  const file = 'lib/content/pictures.ts';
  return { file, field: 'pictures.slides', found: 'a list of 0', expected: 'one slide at least' };
}

/** What is wrong with the studio: its facts, its place, its colour, a list without slides. */
function studioIssues(): readonly Issue[] {
  const issues = [accentIssue(studio.accent, colours), slideIssue()];
  return [
    ...explain('lib/content/studio.ts', studio, studioSchema.safeParse(studio).error),
    ...placeIssues(studio),
    ...issues.filter((issue) => issue !== undefined),
  ];
}

/**
 * Everything that is wrong, or probably wrong, in what the owner edits: services, times, hours, ways to book, coaches, answers,
 * pictures and links. Each says what it stops.
 */
export async function contentIssues(files = studioFiles): Promise<readonly Issue[]> {
  const catalogue = await checkCatalogueFile(files.dataFile, files.publicFolder);
  const { services = [], errors } = catalogue;
  const texts = await ownerTexts(files);
  const servicePictures = texts.filter(
    ({ file, field }) => file === 'public/data.json' && field === 'picture',
  );
  const paths = await sitePaths(files, services);
  return [
    ...errors,
    ...(catalogue.services
      ? dataWarnings('public/data.json', catalogue.data, services, studio.hours)
      : []),
    ...studioIssues(),
    ...coachIssues(coaches, services),
    ...answerIssues(answers),
    ...(await unlistedAnswers(files.contentFolder)),
    ...entryIssues(entries),
    ...(await pictureIssues(files.publicFolder, await pictureNames(files), servicePictures)),
    ...emailIssues(texts),
    ...linkIssues(texts, paths),
  ];
}

/** Files whose other checks take their form for granted. */
const formFirst = ['lib/content/pages.ts', 'lib/content/answers'];

const keyOf = ({ file, entry, field }: Issue) => [file, entry, field].join();

/** The object that has the field of an issue. */
const objectOf = ({ field = '', ...place }: Issue) =>
  keyOf({ ...place, field: field.replace(/\.?[^.]*$/, '') });

/**
 * Everything that an owner is told: what is wrong with the form of the content, and {@link contentIssues}. What is a mistake in both
 * is told in the words of these.
 */
export async function ownerIssues(): Promise<readonly Issue[]> {
  const forms = formIssues();
  const facts = await contentIssues().catch((error: unknown) => {
    // What has not its form may end the other checks.
    if (forms.length > 0) return [];
    throw error;
  });
  const unread = formFirst.filter((name) => forms.some(({ file }) => file.startsWith(name)));
  // What is missing where a name is wrong is there under that name.
  const misspelt = new Set(forms.filter(({ found }) => found === unknownField).map(objectOf));
  const told = facts.filter(
    (issue) =>
      !unread.some((name) => issue.file.startsWith(name)) &&
      !(issue.found === 'nothing' && misspelt.has(objectOf(issue))),
  );
  const lines = new Map(forms.map((issue) => [keyOf(issue), issue.line]));
  const keys = new Set(told.map(keyOf));
  return [
    ...forms.filter((issue) => !keys.has(keyOf(issue))),
    ...told.map((issue) => ({ line: lines.get(keyOf(issue)), ...issue })),
  ];
}
