/**
 * The full stop after a comment that is a sentence without one. It is drawn and not part of the text, of which booking
 * paths are made: programs take a stop at the end of an address for that of the sentence around it.
 */
export function closingStop(comment: string): '.' | '' {
  return /[.!?…]\W*$/u.test(comment) ? '' : '.';
}
