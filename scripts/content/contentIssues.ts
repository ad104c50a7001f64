import { type Issue, type PlacedText, textsIn } from '@/lib/catalogue/issue';
import { checkCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { dataWarnings } from '@/lib/catalogue/warnings';
import { publicFolder } from '@/lib/studio/folders';
import { contentTexts, schemaIssues } from './contentFiles';
import { linkIssues, sitePaths } from './linkIssues';
import { pictureIssues } from './pictureIssues';

/** What is wrong in the services, and in what the content names: pictures and links. */
export async function referenceIssues(): Promise<readonly Issue[]> {
  const { services, errors } = await checkCatalogueFile();
  const texts = contentTexts();
  return [
    ...errors,
    ...(services ? dataWarnings(services) : []),
    ...(await pictureIssues(publicFolder, texts)),
    // The pages of services are known only once their file is right.
    ...(services ? linkIssues(texts, await sitePaths(process.cwd(), publicFolder, services)) : []),
  ];
}

/** Every text that the owner writes. */
export async function ownerTexts(): Promise<readonly PlacedText[]> {
  const { services = [] } = await checkCatalogueFile();
  return [...contentTexts(), ...textsIn('public/data.json', services)];
}

/** All that is wrong in what the owner edits. Each issue says what it stops. */
export const ownerIssues = async (): Promise<readonly Issue[]> => [
  ...schemaIssues(),
  ...(await referenceIssues()),
];
