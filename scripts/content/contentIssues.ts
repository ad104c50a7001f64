import { watchFile } from 'node:fs';
import { type Issue, placeText, type PlacedText, report, textsIn } from '@/lib/catalogue/issue';
import { checkCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { cvWarnings, dataWarnings } from '@/lib/catalogue/warnings';
import { pictures } from '@/lib/content/pictures';
import { dataFile, publicFolder } from '@/lib/studio/folders';
import { contentTexts, schemaIssues } from './contentFiles';
import { linkIssues, sitePaths } from './links';
import { pictureIssues, previewIssues } from './pictures';

/** Returns the texts that have no issue yet. A second issue would be about the same mistake. */
export function checkable(texts: readonly PlacedText[], issues: readonly Issue[]) {
  const places = new Set(issues.map(placeText));
  return texts.filter((text) => !places.has(placeText(text)));
}

/** Checks the services, and the pictures and links that the content refers to. */
export async function referenceIssues(): Promise<readonly Issue[]> {
  const { services, errors } = await checkCatalogueFile();
  const contentErrors = schemaIssues();
  const texts = checkable(contentTexts(), contentErrors);
  const isValid = services && contentErrors.length === 0;
  const allTexts = isValid ? [...texts, ...textsIn('public/data.json', services)] : undefined;
  return [
    ...errors,
    ...(services ? dataWarnings(services) : []),
    ...(await pictureIssues(publicFolder, texts, allTexts)),
    ...previewIssues(texts, pictures.slides.length),
    ...cvWarnings(),
    // Links can't be checked if the data file is invalid, because it defines which service pages
    // exist.
    ...(services ? linkIssues(texts, await sitePaths(process.cwd(), publicFolder, services)) : []),
  ];
}

/** Finds every problem in the content. Each issue says which command it stops. */
export const ownerIssues = async (): Promise<readonly Issue[]> => [
  ...schemaIssues(),
  ...(await referenceIssues()),
];

/** Returns every string that the owner writes. */
export async function ownerTexts(): Promise<readonly PlacedText[]> {
  const { services = [] } = await checkCatalogueFile();
  return [...contentTexts(), ...textsIn('public/data.json', services)];
}

/** Checks the data file now and whenever it changes, and prints what a build would print. */
export async function watchData(path = dataFile, folder = publicFolder): Promise<void> {
  const check = async () => {
    const { services, errors } = await checkCatalogueFile(path, folder);
    const { issues, warnings } = report(services ? dataWarnings(services) : errors, 'build');
    for (const line of [...issues, ...warnings]) console.warn(line);
  };
  // `watchFile` polls the path, because many editors replace a file instead of writing to it.
  watchFile(path, { interval: 500 }, () => void check());
  await check();
}

/** Patterns for the made-up facts of the demonstration, and what to replace them with. */
const placeholders: readonly (readonly [pattern: RegExp, expected: string])[] = [
  // RFC 2606 reserves this domain.
  [/[\w.@-]+\.example(?![\w-]|\.\w)/i, 'a real address'],
  // Reserved for fiction in North America: 555-0100 to 555-0199.
  [/(?<!\+(?!1)[\d\s().-]*)555[\s.-]?01\d\d(?!\d)/, 'a real phone number'],
  [/\bPower[ -]Zone\b/i, 'your studio’s name'],
  [/\bFoundry Lane\b/, 'your studio’s street'],
];

/** Reported if the content says that it's a demonstration. */
export const demonstrationIssue: Issue = {
  file: 'lib/content/studio.ts',
  path: ['demonstration'],
  message: 'Set it to undefined once name, place, prices, people and pictures are yours',
  stops: 'deploy',
};

/** Finds made-up facts that must not be published. */
export function placeholderIssues(texts: readonly PlacedText[]): readonly Issue[] {
  return texts.flatMap(({ text, ...place }): Issue[] => {
    const [pattern, expected] = placeholders.find(([regExp]) => regExp.test(text)) ?? [];
    const [found] = pattern?.exec(text) ?? [];
    return found ? [{ ...place, message: `Expected ${expected}`, found, stops: 'deploy' }] : [];
  });
}
