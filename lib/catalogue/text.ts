/**
 * Control characters, line and paragraph separators, and halves of a character: none can be shown or addressed. U+FFFD
 * is what reading with a wrong encoding has left of a letter. Direction controls (Unicode UAX 9, 2) cannot be seen and
 * show what stands after them in another order: a price, for example.
 */
const unusable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/u;

/** A character that can be seen on the screen. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** Why a trimmed text cannot be shown; undefined when it can. */
export function textIssue(text: string): 'character' | 'blank' | undefined {
  if (unusable.test(text)) return 'character';
  return visible.test(text) ? undefined : 'blank';
}

/** A value of the data file as trimmed text; undefined when it is no text, or one that cannot be shown. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return textIssue(text) ? undefined : text;
}

/**
 * A key for names that do not differ by more than case and the Unicode form of accents. File systems of Windows and macOS
 * treat such names as one file, so the site treats them as one everywhere. Then all hosts answer alike.
 */
export function nameKey(text: string): string {
  return text.normalize('NFC').toUpperCase();
}
