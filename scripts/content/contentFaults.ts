import { join } from 'node:path';
import type { Fault } from '@/lib/catalogue/build/fault';
import { checkCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { answers } from '@/lib/content/answers/answers';
import { bookingWays } from '@/lib/content/booking';
import { pages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import * as openingTimes from '@/lib/content/openingTimes';
import { bookingFault } from '@/lib/timetable/build/bookingFault';
import { hoursFaults } from '@/lib/timetable/build/hoursFaults';
import { answerFaults } from './answerFaults';
import { languageFault } from './languageFault';
import { linkFaults } from './linkFaults';
import { mojibakeFaults } from './mojibake';
import { pageFaults } from './pageFaults';
import { pictureFaults } from './pictureFaults';
import { pageFiles, sitePaths } from './sitePaths';
import { studioFile } from './studioFile';
import { modulesBelow, ownerTexts, pictureNames } from './texts';

/** The modules of the site's texts, by file. */
async function contentModules(root: string): Promise<Record<string, unknown>> {
  const modules: Record<string, unknown> = {};
  for (const file of await modulesBelow(root, 'lib/content'))
    modules[file] = { ...((await import(studioFile(root, file))) as object) };
  return modules;
}

/**
 * Everything that is wrong, or probably wrong, in what the owner edits: services, times, hours, ways to book, answers, pictures,
 * letters and links. Each says what it stops.
 */
export async function contentFaults(root = process.cwd()): Promise<readonly Fault[]> {
  const publicDir = join(root, 'public');
  const catalogue = await checkCatalogueFile(studioFile(root, 'public/data.json'), publicDir);
  const { services = [], errors, warnings = [] } = catalogue;
  const texts = await ownerTexts(root);
  const servicePictures = texts.filter(
    ({ file, field }) => file === 'public/data.json' && field === 'picture',
  );
  const paths = await sitePaths(root, services);
  const ofLanguage = languageFault(site.locale, site.address.country);
  return [
    ...errors,
    ...warnings,
    ...hoursFaults(openingTimes),
    ...bookingWays.flatMap((way) => bookingFault(way) ?? []),
    ...(ofLanguage ? [ofLanguage] : []),
    ...pageFaults(pages, await pageFiles(root)),
    ...answerFaults(answers),
    ...(await pictureFaults(publicDir, await pictureNames(root), servicePictures)),
    ...mojibakeFaults(texts),
    ...linkFaults(await contentModules(root), paths),
  ];
}
