import type { Issue } from '@/lib/services/build/issue';
import * as studio from '@/lib/content/studio';
import { coaches } from '@/lib/studio/coaches';
import { addressLine } from '@/lib/studio/site';
import { type OwnFact, type SampleFact, sampleFacts, wordsPattern } from './sampleFacts';
import type { PlacedText } from './moduleTexts';

interface Sample {
  readonly pattern: RegExp;
  readonly expected: string;
  readonly fix: string;
}

/** What nobody's real content has, by its form. */
const samples: readonly Sample[] = [
  {
    // RFC 2606 reserves it.
    pattern: /[\w.@-]*[\w-]\.example(?![\w-]|\.\w)/i,
    expected: 'an address that exists',
    fix: 'Write your own: nobody can be reached at an address that ends with .example.',
  },
  {
    // Kept for fiction in North America: 555-0100 to 555-0199. In other countries it is a number as any.
    pattern: /(?<!\+(?!1)[\d\s().-]*)555[\s.-]?01\d\d(?!\d)/,
    expected: 'a telephone number that rings',
    fix: 'Write your own: 555-0100 to 555-0199 belong to nobody.',
  },
  {
    pattern: /\boctocat\b/i,
    expected: 'an account of yours',
    fix: 'Write your own account: octocat is a demonstration.',
  },
  {
    // "Made up of" and "made up for" are ordinary English.
    pattern: /\bmade[ -]up\b(?! (?:of|for)\b)/i,
    expected: 'words that are true',
    fix: 'Describe a real person or place, and take this note away.',
  },
  {
    // A part of a legal page that the owner has to fill in, such as [Name of the owner].
    pattern: /\[\p{Lu}[^\]]*\p{L}\]/u,
    expected: 'the words that belong there',
    fix: 'Fill in what the brackets ask for, and remove them.',
  },
];

/** From how many characters on only that part of a text is told which is of the sample. */
const long = 80;

/** What is wrong with a text that has the form of a sample, or names something of one. */
function sampleIssue(
  { text, ...place }: PlacedText,
  facts: readonly SampleFact[],
): Issue | undefined {
  for (const { pattern, expected, fix } of samples) {
    const [part] = pattern.exec(text) ?? [];
    if (part)
      return {
        ...{ ...place, found: JSON.stringify(text.length < long ? text : part) },
        ...{ expected, fix, stops: 'deploy' },
      };
  }
  // The names in sessions are held against those of the coaches.
  const isSession = place.file === 'public/data.json' && place.field === 'coach';
  for (const fact of isSession ? [] : facts) {
    const [part] = wordsPattern(fact.text).exec(text) ?? [];
    if (part)
      return {
        ...{ ...place, found: `${JSON.stringify(part)}, which is of the sample` },
        expected: 'what is true of your studio',
        stops: fact.isCommon ? 'nothing' : 'deploy',
      };
  }
  return undefined;
}

/** What the owner's studio has in common with no sample: its name, its place, its coaches. */
const ownFacts = (): readonly OwnFact[] => [
  { key: studio.name, text: studio.name },
  { key: studio.address.street, text: addressLine },
  ...coaches.map(({ name }) => ({ key: name, text: name })),
];

/** That the content calls itself a sample (`sample` in lib/content/studio.ts). */
export const sampleFlag: Issue = {
  ...{ file: 'lib/content/studio.ts', field: 'sample', found: 'true', expected: 'false' },
  fix: 'Write false once name, place, prices, people and pictures are yours.',
  stops: 'deploy',
};

/** What in the owner's content is still that of the sample: nothing of it may be published. */
export async function sampleIssues(texts: readonly PlacedText[]): Promise<readonly Issue[]> {
  const facts = await sampleFacts(ownFacts());
  return texts.map((text) => sampleIssue(text, facts)).filter((issue) => issue !== undefined);
}
