import { isUtf8 } from 'node:buffer';
import type { Issue } from '@/lib/catalogue/build/issue';
import type { PlacedText } from './texts';

/**
 * The characters of the bytes 80 to 9F in Windows-1252, in which many editors read a file in UTF-8 by mistake. The others are
 * those of Latin-1. (Node's TextDecoder knows it only from version 24 on.)
 */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function byteOf(character: string): number {
  const at = windows.indexOf(character);
  return at < 0 ? character.charCodeAt(0) : at + 0x80;
}

/**
 * What such a mistake leaves of an accent, an apostrophe or a sign of money. Only the first bytes of these are looked for, since
 * other pairs occur in right texts, such as the end of a word and a quotation mark.
 */
const suspect = /[ÂÃ][^\p{ASCII}“”’]|â[€‚„][^\p{ASCII}]/gu;

/** What was meant by a few characters that are bytes of UTF-8; undefined when they are none. */
function meant(characters: string): string | undefined {
  const codes = [...characters].map(byteOf);
  const bytes = Buffer.from(codes);
  return codes.every((code) => code < 256) && isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/** The texts in which a wrong encoding has left two letters or more of one, such as `RÃ¼cken`. */
export function mojibakeIssues(texts: readonly PlacedText[]): readonly Issue[] {
  return texts.flatMap(({ text, ...place }) => {
    const fixed = text.replace(suspect, (found) => meant(found) ?? found);
    if (fixed === text) return [];
    return {
      ...place,
      found: `${JSON.stringify(text)}, which was read in a wrong encoding`,
      expected: JSON.stringify(fixed),
      fix: 'Type it again, and save the file with the encoding UTF-8.',
    };
  });
}
