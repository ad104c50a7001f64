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
