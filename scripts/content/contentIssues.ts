import { accentIssue } from '@/lib/accent';
import { colours } from '@/lib/brand';
import { explain, type Issue, issueLine } from '@/lib/services/build/issue';
import { checkCatalogueFile } from '@/lib/services/build/readCatalogue';
import type { Service } from '@/lib/services/service';
import { dataWarnings } from '@/lib/services/build/warnings';
import { answers } from '@/lib/content/answers/answers';
import { coaches } from '@/lib/content/coaches';
import { pages } from '@/lib/pages';
import { pages as entries } from '@/lib/content/pages';
import { pictures } from '@/lib/content/pictures';
import { levelForAll } from '@/lib/content/services';
import * as studio from '@/lib/content/studio';
import { pictureNamed } from '@/lib/studio/slides';
import { isStarter } from '@/lib/studio/folders';
import { language } from '@/lib/words';
import { languages } from '@/lib/words/languages';
import { answerIssues } from './answerIssues';
import { coachIssues } from './coachIssues';
import { linkIssues, sitePaths } from './linkIssues';
import { pageFiles, pageIssues, unlistedFiles } from './pageIssues';
import { pictureIssues } from './pictureIssues';
import { picturesSchema, studioSchema } from './studioSchema';
import { ownerTexts, pictureNames, studioFiles } from './texts';

/**
 * What is wrong with the language of the words for a studio in a country (ISO 3166-1); undefined when nothing is, and for a
 * country whose language has no words here.
 */
export function languageIssue(language: string, country: string): Issue | undefined {
  const spoken = new Intl.Locale(`und-${country}`).maximize().language;
  if (spoken === language || !(spoken in languages)) return undefined;
  return {
    file: 'lib/content/language.ts',
    found: `the words in ${JSON.stringify(language)} for a studio in ${JSON.stringify(country)}`,
    expected: `those in ${JSON.stringify(spoken)}`,
    fix: `Write '@/lib/words/${spoken}' there, or correct the country in lib/content/studio.ts.`,
    stops: 'deploy',
  };
}

/** Previews with a picture that the studio does not have. */
const previewIssues = (): readonly Issue[] =>
  entries.flatMap(({ path, preview: { picture } = {} }) =>
    picture && !pictureNamed(picture)
      ? {
          ...{ file: 'lib/content/pages.ts', entry: `page "${path}"`, field: 'preview.picture' },
          found: JSON.stringify(picture),
          expected: '"coach", or a name of lib/content/pictures.ts such as "slide 1"',
        }
      : [],
  );

/** A level for everybody that no service has: the filter of the week would not know it. */
function levelIssue(services: readonly Service[]): Issue | undefined {
  const levels = services.flatMap(({ level }) => level ?? []);
  if (levels.length === 0 || !levelForAll || levels.includes(levelForAll)) return undefined;
  return {
    file: 'lib/content/services.ts',
    field: 'levelForAll',
    found: JSON.stringify(levelForAll),
    expected: `a level of public/data.json, such as ${JSON.stringify(levels[0])}`,
    fix: "Write '' where no level is for everybody.",
    stops: 'nothing',
  };
}

/** What is wrong with the studio: its facts, its colour, its pictures, the language of its words. */
function studioIssues(): readonly Issue[] {
  const issues = [accentIssue(studio.accent, colours), languageIssue(language, studio.country)];
  return [
    ...explain('lib/content/studio.ts', studio, studioSchema.safeParse(studio).error),
    ...explain('lib/content/pictures.ts', pictures, picturesSchema.safeParse(pictures).error),
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
  const drawn = await pageFiles(files.project);
  // A starter goes without the pages that the owner has added.
  const added = isStarter ? unlistedFiles(pages, drawn) : [];
  return [
    ...errors,
    ...(catalogue.services
      ? dataWarnings('public/data.json', catalogue.data, services, studio.hours)
      : []),
    ...studioIssues(),
    ...coachIssues(coaches, services),
    ...[levelIssue(services)].filter((issue) => issue !== undefined),
    ...answerIssues(answers),
    ...previewIssues(),
    ...pageIssues(
      pages,
      drawn.filter((file) => !added.includes(file)),
    ),
    ...(await pictureIssues(files.publicFolder, await pictureNames(files), servicePictures)),
    ...linkIssues(texts, paths),
  ];
}

/**
 * Issues as lines for the terminal: those that stop a build or a deploy, and, each with "Warning: " before it, the others.
 * @param command what is to go on: a deploy stops at what stops a build, too
 */
export function report(found: readonly Issue[], command: 'build' | 'deploy') {
  const isStopping = ({ stops = 'build' }: Issue) => stops === 'build' || stops === command;
  const others = found.filter((issue) => !isStopping(issue));
  return {
    issues: found.filter(isStopping).map(issueLine),
    warnings: others.map((issue) => `Warning: ${issueLine(issue)}`),
  };
}
