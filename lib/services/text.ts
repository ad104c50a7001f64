/**
 * Returns a key that is equal for names that differ only in case or in the Unicode form of accents. Windows and macOS store such names
 * as one file, so the site treats them as one on every host.
 */
export const nameKey = (text: string): string => text.normalize('NFC').toUpperCase();

/** Truncates text to `max` characters, at a word boundary if there is one, and adds an ellipsis. */
export function shorten(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const words = cut.replace(/\s+\S*$/u, '');
  return `${words.length > max / 2 ? words : cut}…`;
}
