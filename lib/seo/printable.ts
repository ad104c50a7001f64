/** Letters, digits and marks that the preview's font has: Latin with its accents, common punctuation, euro and pound. Micro sign and the
 * few letters of no living alphabet that Barlow Condensed leaves out are missing here too. */
const inFont =
  /^[\u0020-\u007E\u00A0-\u00B4\u00B6-\u0113\u0116-\u012B\u012E-\u0131\u0134-\u0137\u0139-\u013E\u0141-\u014D\u0150-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC]*$/u;

/**
 * A text that can be drawn at build without any network: cut to `most` characters at a word's end, or undefined when it
 * holds a letter the font lacks (Next would ask a font service for it, and an offline build would draw boxes).
 */
export function printable(text: string, most: number): string | undefined {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (plain === '' || !inFont.test(plain)) return undefined;
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > most / 2 ? cut.slice(0, word) : cut).trimEnd()}\u2026`;
}
