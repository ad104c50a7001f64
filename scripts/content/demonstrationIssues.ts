import type { Issue, PlacedText } from '@/lib/catalogue/issue';

/** What is left of the demonstration, or has its form: nothing of it may be published. */
const leftovers: readonly (readonly [pattern: RegExp, expected: string])[] = [
  // RFC 2606 reserves it.
  [/[\w.@-]+\.example(?![\w-]|\.\w)/i, 'an address that exists'],
  // Kept for fiction in North America: 555-0100 to 555-0199. In other countries it is a number as any.
  [/(?<!\+(?!1)[\d\s().-]*)555[\s.-]?01\d\d(?!\d)/, 'a telephone number that rings'],
  [/\bPower[ -]Zone\b/i, 'the name of your studio'],
  [/\bFoundry Lane\b/, 'the street of your studio'],
];

/** That the content calls itself a demonstration (`demonstration` in lib/content/studio.ts). */
export const demonstrationLine: Issue = {
  ...{ file: 'lib/content/studio.ts', path: ['demonstration'] },
  message: 'Expected undefined, once name, place, prices, people and pictures are yours',
  stops: 'deploy',
};

/** What in some texts is still that of the demonstration. */
export function leftoverIssues(texts: readonly PlacedText[]): readonly Issue[] {
  return texts.flatMap(({ text, ...place }): Issue[] => {
    const [pattern, expected] = leftovers.find(([one]) => one.test(text)) ?? [];
    const [found] = pattern?.exec(text) ?? [];
    return found ? [{ ...place, message: `Expected ${expected}`, found, stops: 'deploy' }] : [];
  });
}
