/**
 * The full stop after a sentence that has none of its own, in any script. After a comment it is drawn and not part of the text,
 * of which booking paths are made: programs take a stop at the end of an address for that of the sentence around it.
 */
export function closingStop(sentence: string): '.' | '' {
  return /[\p{Sentence_Terminal}…][^\p{L}\p{N}]*$/u.test(sentence) ? '' : '.';
}
