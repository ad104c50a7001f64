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

/** Whether a price says how much: "Free" and "on request" do not. */
export const saysHowMuch = (price: string) => /\p{N}/u.test(price);
