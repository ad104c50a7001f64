import type { Service } from './service';

/**
 * A text that can be shown, when it is trimmed: it has a character that can be seen, but no control characters, line and
 * paragraph separators, or halves of a character. U+FFFD is what reading with a wrong encoding has left of a letter. Direction
 * controls (Unicode UAX 9, 2) cannot be seen and show what stands after them in another order: a price, for example.
 */
export const readable =
  /^(?=.*[^\p{White_Space}\p{Default_Ignorable_Code_Point}])[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * A key for names that do not differ by more than case and the Unicode form of accents. File systems of Windows and macOS
 * treat such names as one file, so the site treats them as one everywhere. Then all hosts answer alike.
 */
export function nameKey(text: string): string {
  return text.normalize('NFC').toUpperCase();
}

/**
 * The full stop after a sentence that has none of its own, in any script. After a comment it is drawn and not part of the text,
 * of which booking paths are made: programs take a stop at the end of an address for that of the sentence around it.
 */
export function closingStop(sentence: string): '.' | '' {
  return /[\p{Sentence_Terminal}…][^\p{L}\p{N}]*$/u.test(sentence) ? '' : '.';
}

/** A text with facts in the place of their names in braces: `{price}`. Other braces stay. */
export const fill = (
  text: string,
  facts: Readonly<Record<string, string>>,
  encode = (fact: string) => fact,
) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? encode(facts[name] ?? '') : whole,
  );

/** Cuts a text to at most `longest` characters, at the end of a word where there is one, and marks the cut. */
export function shorten(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest - 1).join('');
  const whole = cut.replace(/\s+\S*$/u, '');
  return `${whole.length > longest / 2 ? whole : cut}…`;
}

/** The title of a service's screen, short enough for a line of search results. */
export const serviceTitle = ({ name, price }: Pick<Service, 'name' | 'price'>) =>
  shorten(`${name}: ${price}`, 90);
