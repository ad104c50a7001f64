/**
 * Two texts with the same key are one file name to a disk that ignores case and the form in which accents are stored, as
 * those of Windows and macOS do. The site takes them for the same everywhere, so that no host answers differently.
 */
export function nameKey(text: string): string {
  return text.normalize('NFC').toUpperCase();
}
