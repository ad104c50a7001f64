/**
 * Returns the same key for names that differ only in case or in the Unicode form of accents.
 * Windows and macOS treat such names as the same file, so the site does on every host.
 */
export const nameKey = (text: string): string => text.normalize('NFC').toUpperCase();
