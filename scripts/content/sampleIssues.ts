import type { Issue } from '@/lib/services/build/issue';
import type { PlacedText } from './texts';

interface Sample {
  readonly pattern: RegExp;
  readonly expected: string;
  readonly fix: string;
}

/** What nobody's real content has, by its form. */
const samples: readonly Sample[] = [
  {
    // RFC 2606 reserves it.
    pattern: /[\w-]\.example(?![\w-]|\.\w)/i,
    expected: 'an address that exists',
    fix: 'Write your own: nobody can be reached at an address that ends with .example.',
  },
  {
    // Kept for fiction: 555-0100 to 555-0199.
    pattern: /555[\s.-]?01\d\d(?!\d)/,
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

/**
 * What in the owner's content is still that of the sample: nothing of it may be published.
 * @param isSample whether the content says so itself (`sample` in lib/content/studio.ts)
 */
export function sampleIssues(texts: readonly PlacedText[], isSample: boolean): readonly Issue[] {
  const flag: Issue = {
    ...{ file: 'lib/content/studio.ts', field: 'sample', found: 'true', expected: 'false' },
    fix: 'Write false once name, place, prices, people and pictures are yours.',
    stops: 'deploy',
  };
  const found = texts.flatMap(({ text, ...place }): readonly Issue[] => {
    const sample = samples.find(({ pattern }) => pattern.test(text));
    if (!sample) return [];
    const { expected, fix } = sample;
    return [{ ...place, found: JSON.stringify(text), expected, fix, stops: 'deploy' }];
  });
  return isSample ? [flag, ...found] : found;
}
