import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startersFolder } from '@/lib/studio/folders';
import type { PlacedText } from './moduleTexts';
import { textsBelow } from './texts';

/** A fact about a studio of the sample, such as its street. */
export interface SampleFact {
  readonly text: string;
  /** Whether others may well write it, too: a town, a first name. */
  readonly isCommon?: boolean;
}

/** A text as a pattern that finds its words, whatever stands between them: `power-zone`, `Power Zone`. */
export function wordsPattern(text: string): RegExp {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])`, 'iu');
}

/** The facts of one starter: what only its own texts can be meant by. */
function factsOf(texts: readonly PlacedText[]): readonly SampleFact[] {
  const all = (file: string, field: RegExp, entry = /^/) =>
    texts
      .filter((text) => text.file.endsWith(file) && field.test(text.field ?? ''))
      .filter((text) => entry.test(text.entry ?? ''))
      .map(({ text }) => text);
  const [street = ''] = all('studio.ts', /^address\.street$/);
  const coaches = texts.filter(({ file }) => file.endsWith('coaches.ts'));
  const names = coaches.filter(({ field = '' }) => /^(givenName|familyName)$/.test(field));
  const people = new Set(names.map(({ entry }) => entry));
  const facts = [
    ...all('studio.ts', /^(name|slug|phone|email)$/),
    ...all('studio.ts', /^address\.(street|postalCode)$/),
    street.replace(/\P{L}*\p{N}+\P{L}*/gu, ''),
    ...all('coaches.ts', /^(email|mobile\.text)$/),
    ...[...people].map((person) =>
      names
        .filter(({ entry }) => entry === person)
        .map(({ text }) => text)
        .join(' '),
    ),
    ...all('map.ts', /^name$/, /streets/),
    // Lines have a number; "S-Bahn" is any.
    ...all('map.ts', /^name$/, /signs/).filter((name) => /\d/.test(name)),
  ];
  const common = [...all('studio.ts', /^address\.city$/), ...names.map(({ text }) => text)];
  return [
    ...facts.map((text) => ({ text })),
    ...common.map((text) => ({ text, isCommon: true })),
  ].filter(({ text }) => text !== '');
}

/** What an owner says of the studio: a name by which it is told from that of a sample, and all that belongs to it. */
export interface OwnFact {
  readonly key: string;
  readonly text: string;
}

/**
 * The facts of all starters, longest first, without those that are true of the owner's studio, too: a real studio may be in the town
 * of a sample.
 */
export async function sampleFacts(own: readonly OwnFact[]): Promise<readonly SampleFact[]> {
  const folders = await readdir(startersFolder);
  const texts = folders.map((language) =>
    textsBelow(join(startersFolder, language, 'content'), language),
  );
  const facts = (await Promise.all(texts)).flatMap(factsOf);
  const known = new Set(facts.map(({ text }) => text));
  const isTrue = own.filter(({ key }) => !known.has(key)).map(({ text }) => text);
  // Of those of the same text, the first, which is the less common.
  return [...new Map(facts.toReversed().map((fact) => [fact.text, fact])).values()]
    .filter(({ text }) => !isTrue.some((words) => wordsPattern(text).test(words)))
    .toSorted((one, other) => other.text.length - one.text.length);
}
