import { name } from '@/lib/content/studio';
import type { Service } from './service';

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

/** A page's name with the brand behind it. */
export const fullTitle = (title: string): string => `${title} | ${name}`;

/** The title of a service's screen, short enough for a line of search results. */
export const serviceTitle = ({ name, price }: Pick<Service, 'name' | 'price'>) =>
  shorten(`${name}: ${price}`, 90);
