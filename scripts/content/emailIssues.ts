import { describe, type Issue } from '@/lib/services/build/issue';
import type { PlacedText } from './moduleTexts';

/** An address for mail, and nothing else. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is said to be an address for mail in running text: behind "E-Mail:", and in a link. */
const named = /\be-?mail:\s*(?=\S*\.\w)(\S+)|^mailto:([^?]*)/i;

/** Texts that are said to be an address for mail, and are none: in a field that is called so, after "E-Mail:" and in links. */
export function emailIssues(texts: readonly PlacedText[]): readonly Issue[] {
  return texts.flatMap(({ text, isPart, ...place }): readonly Issue[] => {
    if (isPart) return [];
    const [, inText, inLink] = named.exec(text) ?? [];
    const written = /(^|\.)e?mail$/i.test(place.field ?? '') ? text : (inText ?? inLink);
    // In a link of the data file the address may be that of the visitor, {email}.
    if (written === undefined || /[{[]/.test(written)) return [];
    if (address.test(written.replace(/[.,;)]+$/, ''))) return [];
    const expected = 'an address such as "hello@studio.com"';
    return [{ ...place, found: describe(written), expected, stops: 'build' }];
  });
}
